import type { Page } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { findMarkField, findRow, openGrid, WIDE } from '../support/marks-grid.ts';
import { buildHundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import type { RunningServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';

const LONG_JUMP = '900003-0-56-f1';

/** Two finals of a competition, with results; what it requires is set afterwards. */
async function aMeeting(organiser: OrganiserClient, marks: readonly number[], status = 15) {
  const chOID = await organiser.createChallenge('Meeting des questions');
  const { trialsData, startlists, resultlists } = buildHundredMetres(marks, status) as {
    trialsData: Record<string, unknown>[];
    startlists: Record<string, unknown>;
    resultlists: Record<string, unknown>;
  };
  const [hundred] = trialsData;
  await organiser.upload(chOID, {
    trialsData: [
      { ...hundred, dets: {} },
      {
        ...hundred,
        uid: LONG_JUMP,
        group: 'Longueur Femmes',
        name: 'Longueur Femmes – Finale',
        g0: 900_003,
        date: stadiumTime('15:30'),
        dets: {},
      },
    ],
    startlists,
    resultlists: {
      ...resultlists,
      [LONG_JUMP]: [
        {
          last: 'SAUTERELLE',
          first: 'Maud',
          bib: '201',
          category: 56,
          prf: { v: 6210, u: 'mm', st: 1 },
          attempts: [{ v: 6210, r: 'o' }, { r: 'x' }, { v: 6050, r: 'o' }],
        },
      ],
    },
  });
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const oids = new Map(trials.map(({ uid, oid }) => [uid, oid]));
  return { chOID, race: [...oids.values()][0] ?? '', jump: oids.get(LONG_JUMP) ?? '' };
}

const readTrial = async (organiser: OrganiserClient, oid: string) =>
  await organiser.call<{
    trial: { status: number; dets: { wind?: number } };
    results: { attempts?: object[] }[];
    statuses: { to: number; why?: string }[];
  }>('GET', `/api/lesecretariat/trial/${oid}/sheet`);

test.describe('What the secretariat asks before it counts', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  test.use({ viewport: WIDE });
  let server: RunningServer;
  let organiser: OrganiserClient;

  test.beforeAll(async ({ sharedServer }) => {
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });

  const look = async (page: Page, name: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await checkPage(page, { name, language: 'fr', variant: String(width), complaints: () => [] });
    }
  };

  test('an unlikely mark is asked about once: it is sent when a person says yes, with the digits as they were typed', async ({
    page,
  }) => {
    const { chOID, race } = await aMeeting(organiser, [], 30);
    await openGrid(page, `${server.url}/mgr/lesecretariat/${chOID}/results?oids=${race}`);
    await findMarkField(page, 101).click();
    for (const mark of ['112', '1166']) {
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
    }
    const question = page.getByRole('alert').filter({ hasText: 'au-delà de tout record' });
    await expect(question).toBeVisible();
    await expect(findMarkField(page, 101)).toHaveValue('112');
    await expect(findRow(page, 102).getByText('Enregistré')).toBeVisible();
    await expect(page.getByText('1 à confirmer')).toBeVisible();
    await look(page, 'unlikely-mark');
    await question.getByRole('button', { name: 'Oui, 1.12' }).click();
    await expect(findRow(page, 101).getByText('Enregistré')).toBeVisible();
    expect((await readTrial(organiser, race)).results).toHaveLength(2);
  });

  test('a time by hand changes the heat to hand timing, in one press', async ({ page }) => {
    const { chOID, race } = await aMeeting(organiser, [], 30);
    await openGrid(page, `${server.url}/mgr/lesecretariat/${chOID}/results?oids=${race}`);
    await findMarkField(page, 101).pressSequentially('11.2h');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Passer la série au chronométrage manuel' }).click();
    await expect(page.getByLabel('Chronométrage')).toHaveValue('hand');
    await expect(findRow(page, 101).getByText('11.2h')).toBeVisible();
    await expect(findRow(page, 101).getByText('Enregistré')).toBeVisible();
    await look(page, 'hand-timing');
  });

  test('the wind is asked for when results become official, attempt by attempt', async ({ page }) => {
    const { chOID, race, jump } = await aMeeting(organiser, [11_580, 11_660]);
    await requireWind(page, chOID);
    await page.goto(`${server.url}/mgr/lesecretariat/${chOID}/results?oids=${jump}`);
    await page.getByRole('button', { name: 'Rendre officiel' }).click();
    await page.getByRole('button', { name: 'Rendre officiel quand même' }).click();
    const dialog = page.getByRole('dialog', { name: /Vent manquant/ });
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await look(page, 'wind-missing');
    await dialog.getByLabel(/essai 1 \(6\.21\)/).fill('14');
    await dialog.getByRole('button', { name: 'Rendre officiel' }).click();
    await expect(page.getByText('Résultats officiels.')).toBeVisible();
    const { trial, results } = await readTrial(organiser, jump);
    expect([trial.status, results[0]?.attempts?.[0]]).toEqual([40, { v: 6210, r: 'o', w: 1.4 }]);

    await page.goto(`${server.url}/mgr/lesecretariat/${chOID}/results?oids=${race}`);
    await page.getByRole('button', { name: 'Rendre officiel' }).click();
    await page.getByRole('button', { name: 'Rendre officiel' }).last().click();
    const heat = page.getByRole('dialog', { name: /Vent manquant/ });
    await heat.getByLabel('Vent (m/s)').fill('-4');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await readTrial(organiser, race)).trial)
      .toMatchObject({ status: 40, dets: { wind: -0.4 } });

    // Taken out again, the race is unofficial, for the reason of the correction.
    await page.getByRole('button', { name: 'Corriger un résultat' }).click();
    await page.getByRole('dialog').getByLabel('Motif').fill('Anémomètre déréglé');
    await page.getByRole('button', { name: 'Ouvrir la correction' }).click();
    await page.getByLabel('Vent (m/s)').fill('');
    await page.getByLabel('Vent (m/s)').press('Enter');
    await expect(page.getByRole('button', { name: 'Rendre officiel' })).toBeVisible();
    const { trial: windless, statuses } = await readTrial(organiser, race);
    expect([windless, statuses.at(-1)]).toMatchObject([{ status: 15 }, { to: 15, why: 'Anémomètre déréglé' }]);
    expect(windless.dets.wind).toBeUndefined();
  });

  test('an undo behind a later act says which, and leads to it; once that is undone, so is the first', async ({
    page,
  }) => {
    const { chOID, race } = await aMeeting(organiser, [11_580, 11_660]);
    await organiser.call('PUT', `/api/lesecretariat/trial/${race}/row`, { row: 'bib:101', mark: '1150' });
    await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/logs`);
    await page
      .getByRole('button', { name: /^Annuler\s: Envoi/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Annuler cette action' }).click();
    await expect(page.getByRole('heading', { name: /^À annuler d’abord/ })).toBeVisible();
    await page.getByRole('button', { name: 'Voir cette action' }).click();
    const asked = page.getByRole('region', { name: 'À annuler d’abord' });
    await expect(asked).toBeVisible();
    await look(page, 'act-to-undo-first');
    await asked.getByRole('button', { name: /^Annuler/ }).click();
    await page.getByRole('button', { name: 'Annuler cette action' }).click();
    await expect(page.getByText('Action annulée.').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Annuler\s: Envoi/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Annuler cette action' }).click();
    await expect
      .poll(
        async () => (await organiser.call<{ trials: object[] }>('GET', `/api/lesecretariat/trials/${chOID}`)).trials,
      )
      .toEqual([]);
  });

  /** The option of the competition, set as a person does. */
  async function requireWind(page: Page, chOID: string): Promise<void> {
    await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/settings`);
    await page.getByRole('checkbox', { name: /[Vv]ent obligatoire/ }).check();
    await page.getByRole('button', { name: 'Enregistrer' }).last().click();
    await expect(page.getByText('Compétition enregistrée.')).toBeVisible();
  }
});
