import { checkPage } from '../support/check-page.ts';
import { createDecisionsMeeting, HIGH_JUMP, HUNDRED_1, SHOT, WALK } from '../support/decisions-meeting.ts';
import { findMarkField, WIDE } from '../support/marks-grid.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { WIDTHS } from '../support/patience.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';

interface Planned {
  readonly oid: string;
  readonly uid: string;
  readonly gOID: string;
}

for (const width of WIDTHS) {
  test(`what officials decide is entered at the desk and read by the public, at ${width} px`, async ({
    page,
    sharedServer: { url },
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const organiser = await OrganiserClient.signIn(url);
    const chOID = await createDecisionsMeeting(organiser, `Soirée des décisions ${width}`);
    const { trials } = await organiser.call<{ trials: Planned[] }>('GET', `/api/lesecretariat/trials/${chOID}`);
    const oidOf = (uid: string) => trials.find((trial) => trial.uid === uid)?.oid ?? '';
    const desk = `${url}/mgr/lesecretariat/${chOID}`;
    const gridOf = (uid: string) => `${desk}/results?oids=${oidOf(uid)}`;
    const publicOf = (uid: string) => `${url}/challenge/${chOID}/trial-${oidOf(uid)}`;
    const look = (name: string) => checkPage(page, { name, language: 'fr', variant: `${width}`, complaints: () => [] });

    // The cut, within each implement: the last of twelve cadets has no fourth trial, the others are put in the order of the final.
    await openAndSignIn(page, gridOf(SHOT));
    await expect(page.getByText(/^Après 3 essais\s: 5\s?kg 8 sur 12/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Essai 4, 214/ })).toHaveAttribute('readonly');
    await page.getByRole('button', { name: 'Passer aux finales par engin' }).click();
    await expect(page.locator('tr[data-row]').first()).toHaveAttribute('data-row', 'bib:208');
    await look('decisions-cut');

    // A tie for first place: shared.
    await page.goto(gridOf(HIGH_JUMP));
    await expect(page.getByText('Égalité pour la 1re place à 1.75 :')).toBeVisible();
    await look('decisions-tie');
    await page.goto(gridOf(HIGH_JUMP));
    await page.getByRole('button', { name: 'Partager la 1re place' }).click();
    await expect(page.getByText('Première place partagée à 1.75, sans barrage :')).toBeVisible();

    // The third red card sends to the penalty zone; not served, it disqualifies by a tap.
    await page.goto(gridOf(WALK));
    const cards = page.getByRole('textbox', { name: /^Cartons rouges, 401/ });
    await cards.fill('1~ 4> 6~');
    await cards.press('Enter');
    await page.getByRole('combobox', { name: /^Pénalité, 401/ }).selectOption('Pénalité non purgée');
    await look('decisions-walk');
    await page.goto(gridOf(WALK));
    await page.getByRole('button', { name: 'Disqualifier' }).click();
    const rule = page.getByRole('combobox', { name: /^Règle de la disqualification, 401/ });
    await expect(rule).toHaveValue('TR54.7.3');
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    await look('decisions-rule');

    // A protest: lodged from the sheet, answered from the register.
    await page.goto(gridOf(HUNDRED_1));
    await page.locator('summary', { hasText: 'Réclamations' }).click();
    await page.getByLabel('Déposée par').fill('US Sorbière');
    await page.getByLabel('Objet').fill('Couloir mordu au 80 m');
    await page.getByRole('button', { name: 'Enregistrer la réclamation' }).click();
    await expect(page.getByText('Couloir mordu au 80 m')).toBeVisible();
    await page.goto(`${desk}/protests`);
    await expect(page.getByText('À répondre')).toBeVisible();
    await look('decisions-protests');
    await page.goto(publicOf(HUNDRED_1));
    await expect(page.getByText('Une réclamation est à l’étude.')).toBeVisible();

    // Teams: the scoring and the ranking that is declared official.
    await page.goto(`${desk}/teams`);
    await page.getByRole('button', { name: 'Régler le comptage' }).click();
    await look('decisions-scoring');
    await page.goto(`${desk}/teams`);
    await page.getByRole('button', { name: 'Déclarer officiel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Déclarer officiel' }).click();
    await expect(page.getByText(/^Classement officiel depuis/)).toBeVisible();
    await look('decisions-teams');

    await page.goto(`${url}/challenge/${chOID}/teams`);
    await expect(page.getByText('Classement officiel.')).toBeVisible();
    await look('decisions-public-teams');
    await page.goto(publicOf(WALK));
    await expect(page.getByText('TR54.7.3').first()).toBeVisible();
    await look('decisions-public-walk');
    await page.goto(publicOf(SHOT));
    await look('decisions-public-shot');
    await page.goto(publicOf(HIGH_JUMP));
    await expect(page.getByText('Première place partagée, sans barrage.')).toBeVisible();
    const group = trials.find(({ uid }) => uid === HUNDRED_1)?.gOID;
    await page.goto(`${url}/challenge/${chOID}/group/${group}`);
    await expect(page.getByRole('table', { name: '100 m, Classement' }).getByRole('row').nth(1)).toContainText(
      'ATHLETE504',
    );
    await look('decisions-public-group');
  });
}

const [RELAY, VAULT] = ['004100-0-56-f1', '900002-0-56-f1'];

test('a relay gets its line-up and its time, a pole vault its bars and its tie, and the public reads both', async ({
  page,
  sharedServer: { url },
}) => {
  await page.setViewportSize(WIDE);
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await organiser.createChallenge('Soirée des relais et de la perche');
  const final = { date: stadiumTime('15:00'), status: 25, g1: '0', category: 56, round: 'f', heat: 1 };
  const vaulters = ['VALMOREL', 'KERBRAT'].map((last, at) => ({
    bib: String(at + 1),
    last,
    first: 'Inès',
    category: 56,
  }));
  await organiser.upload(chOID, {
    trialsData: [
      { ...final, uid: RELAY, group: '4 × 100 m Femmes', name: '4 × 100 m Femmes – Finale', g0: 4100 },
      {
        ...final,
        uid: VAULT,
        group: 'Perche Femmes',
        name: 'Perche Femmes – Finale',
        g0: 900_002,
        dets: { heights: [3000, 3200, 3300] },
      },
    ],
    startlists: {
      [RELAY]: ['AC Valmont', 'US Sorbière'].map((clubName, at) => ({
        bib: String(at + 51),
        last: clubName,
        clubName,
        category: 56,
        lane: at + 3,
        relay: { name: clubName },
      })),
      [VAULT]: vaulters,
    },
  });
  const { trials } = await organiser.call<{ trials: Planned[] }>('GET', `/api/lesecretariat/trials/${chOID}`);
  const oidOf = (uid: string) => trials.find((trial) => trial.uid === uid)?.oid ?? '';
  const desk = `${url}/mgr/lesecretariat/${chOID}`;
  const reads = (text: string | RegExp) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

  await openAndSignIn(page, `${desk}/teams?v=relays`);
  await page.getByRole('button', { name: 'Composition de AC Valmont' }).click();
  const lineUp = page.getByRole('dialog', { name: 'Composition de AC Valmont' });
  for (const [at, last] of ['ORSEVAL', 'TRÉVENEC', 'LORMIER', 'SANTERRE'].entries()) {
    await lineUp.getByLabel(`Relayeur ${at + 1}, Nom`).fill(last);
  }
  await lineUp.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/AC Valmont\s: composition enregistrée\./)).toBeVisible();

  await page.goto(`${desk}/results?oids=${oidOf(RELAY)}`);
  await findMarkField(page, 51).click();
  for (const typed of ['4812', 'd']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Tout est envoyé')).toBeVisible();

  await page.goto(`${desk}/results?oids=${oidOf(VAULT)}`);
  await page.getByRole('textbox', { name: /^Barre 3\.00, 1 / }).focus();
  for (const typed of ['o', 'o', 'xo', 'xo', 'xxx', 'xxx']) await page.keyboard.type(typed);
  await expect(page.getByText('Tout est envoyé')).toBeVisible();
  await expect(page.getByText('Égalité pour la 1re place à 3.20 :')).toBeVisible();
  await expect(page.locator('tr[data-row] .place')).toHaveText(['1', '1']);

  await page.goto(`${url}/challenge/${chOID}/trial-${oidOf(RELAY)}`);
  await reads('48.12');
  await reads(/ORSEVAL/);
  await reads('DNF');
  await page.goto(`${url}/challenge/${chOID}/trial-${oidOf(VAULT)}`);
  await reads('3.20');
});
