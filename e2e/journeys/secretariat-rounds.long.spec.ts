import type { Page } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { countPresses } from '../support/secretary.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime, today } from '../support/today.ts';

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 15_000 });
test.setTimeout(120_000);

const SURNAMES = ['VALMOREL', 'KERBRAT', 'SANTERRE', 'BRÉHALLE', 'LORMIER', 'FONTENEAU', 'TRÉVENEC', 'OUVRELLE'];

const trial = (uid: string, group: string, more: Record<string, unknown> = {}) => {
  const [g0 = '', g1 = '', category = '', round = ''] = uid.split('-');
  return {
    uid,
    group,
    name: `${group} – ${round}`,
    date: stadiumTime('14:00'),
    status: 20,
    g0: Number(g0),
    g1,
    category: Number(category),
    round: round.charAt(0),
    heat: Number(round.slice(1)),
    ...more,
  };
};

const athletes = (heat: number, count = 8) =>
  Array.from({ length: count }, (_, at) => ({
    bib: `${heat}${at + 1}`,
    last: SURNAMES[at % SURNAMES.length],
    first: heat === 1 ? 'Inès' : 'Lou',
    clubName: 'AC Valmont',
    lane: (at % 8) + 1,
  }));

test.describe('A secretary draws what comes next', () => {
  let url: string;
  let organiser: OrganiserClient;

  test.beforeAll(async ({ sharedServer }) => {
    url = sharedServer.url;
    organiser = await OrganiserClient.signIn(url);
  });

  interface Listed {
    readonly trials: readonly {
      readonly oid: string;
      readonly uid: string;
      readonly gOID: string;
      readonly starts: number;
    }[];
  }
  const trialsOf = async (chOID: string) =>
    (await organiser.call<Listed>('GET', `/api/lesecretariat/trials/${chOID}`)).trials;
  const find = async (chOID: string, uid: string) => (await trialsOf(chOID)).find((one) => one.uid === uid);
  const open = (page: Page, chOID: string, rest: string) =>
    openAndSignIn(page, `${url}/mgr/lesecretariat/${chOID}/${rest}`);
  const look = (page: Page, name: string, variant: string) =>
    checkPage(page, { name, language: 'fr', variant, complaints: () => [] });

  test('the final after two official heats takes at most four clicks, the rule is public, and a disqualification is flagged', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Régionaux des tours suivants');
    const heats = ['000100-0-56-h1', '000100-0-56-h2'];
    const group = '100 m Femmes';
    await organiser.upload(chOID, {
      trialsData: [
        ...heats.map((uid) => trial(uid, group, { status: 40 })),
        trial('000100-0-56-f1', group, { date: stadiumTime('16:00') }),
      ],
      startlists: Object.fromEntries(heats.map((uid, at) => [uid, athletes(at + 1)])),
      resultlists: Object.fromEntries(
        heats.map((uid, heat) => [
          uid,
          athletes(heat + 1).map(({ bib, lane }, at) => ({
            bib,
            lane,
            prf: { v: 12_100 + at * 110 + heat * 30, u: 'ms', st: 1 },
          })),
        ]),
      ),
    });
    const final = await find(chOID, '000100-0-56-f1');
    await open(page, chOID, `starts?oids=${final?.oid}`);
    const list = page.getByRole('region', { name: `${group} – Finale` });
    await expect(list.getByText('Personne dans cette liste.')).toBeVisible();
    const presses = await countPresses(page);
    await list.getByRole('button', { name: 'Tirage' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: 'Qui se qualifie ?' })).toBeVisible();
    await expect(drawer.getByText(/^Q \(6\)\s: 11 · VALMOREL Inès/)).toBeVisible();
    await expect(drawer.getByRole('alert')).toHaveCount(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, 'next-round-rule', `${width}`);
    }
    await drawer
      .getByRole('button', { name: 'Choisir : les 3 premiers de chaque série (Q) + les 2 meilleurs temps (q)' })
      .click();
    await expect(drawer.getByText(/^8 athlètes, 1 série/)).toBeVisible();
    await look(page, 'next-round-draw', '1280');
    await drawer.getByRole('button', { name: 'Enregistrer ces listes' }).click();
    await expect(drawer).toBeHidden();
    await expect(list.getByText('KERBRAT Inès')).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(4);

    const heat = await find(chOID, '000100-0-56-h1');
    await organiser.call('PUT', `/api/lesecretariat/trial/${heat?.oid}/row`, {
      row: 'bib:11',
      mark: 'DQ',
      reason: 'TR 17.3.1',
    });
    await page.reload();
    await expect(page.getByText('Dans cette liste, une personne n’est plus qualifiée')).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, 'next-round-gone', `${width}`);
    }
    await page.getByRole('button', { name: /^Remplacer par / }).click();
    await expect(page.getByText('Dans cette liste, une personne n’est plus qualifiée')).toBeHidden();
    await expect(list.getByText('VALMOREL Inès')).toBeHidden();

    await page.goto(`${url}/challenge/${chOID}/trial-${heat?.oid}`);
    await expect(page.getByText(': les 3 premiers de chaque série.').filter({ visible: true }).first()).toBeVisible();
    await page.goto(`${url}/challenge/${chOID}/trial-${final?.oid}`);
    await expect(page.getByText('KERBRAT').filter({ visible: true }).first()).toBeVisible();
  });

  test('24 runners of a 1500 m in two races are spread over both, the slower ones first, and it is said before', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Soirée de demi-fond');
    const group = '1500 m Hommes';
    const races = ['001500-0-55-f1', '001500-0-55-f2'];
    await organiser.upload(chOID, {
      trialsData: races.map((uid) => trial(uid, group)),
      startlists: {
        '001500-0-55': athletes(3, 24).map(({ lane: _, ...one }, at) => ({
          ...one,
          bib: String(at + 1),
          pe: { sb: 230_000 + at * 1000 },
        })),
      },
    });
    await open(page, chOID, 'starts');
    await page.getByRole('button', { name: 'Tirer ce qui attend' }).click();
    const drawer = page.getByRole('dialog');
    await expect(
      drawer.getByText('2 listes (2 × 12) · par niveau, les plus lents d’abord · ordre au sort'),
    ).toBeVisible();
    expect((await trialsOf(chOID)).every(({ starts }) => starts === 0)).toBe(true);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, 'waiting-draws', `${width}`);
    }
    await drawer.getByRole('button', { name: 'Tirer les listes' }).click();
    await expect(page.getByText('2 listes enregistrées.')).toBeVisible();
    const [first, second] = await Promise.all(
      races.map(async (uid) => {
        const { starts } = await organiser.call<{ starts: { rows: { bib: string }[] }[] }>(
          'GET',
          `/api/lesecretariat/starts?oids[]=${(await find(chOID, uid))?.oid}`,
        );
        return starts[0]?.rows.map(({ bib }) => Number(bib)).toSorted((a, b) => a - b);
      }),
    );
    expect([first?.[0], first?.length, second?.at(-1), second?.length]).toEqual([13, 12, 12, 12]);
  });

  test('a programme of 41 events is made from a template in at most 40 clicks', async ({ page }) => {
    const chOID = await organiser.createChallenge('Meeting des quarante et une épreuves', today());
    await organiser.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { duration: 2 });
    await open(page, chOID, 'trials');
    await expect(page.getByRole('button', { name: 'Composer un programme' })).toBeVisible();
    const presses = await countPresses(page);
    await page.getByRole('button', { name: 'Composer un programme' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Compétition de jeunes', { exact: true }).click();
    await drawer.getByRole('button', { name: 'Voir le programme' }).click();
    const lines = drawer.getByRole('checkbox', { name: /^Choisir .+ – / });
    const create = drawer.getByRole('button', { name: /^Créer \d+ épreuves$/ });
    await expect(create).toBeVisible();
    const heats = await drawer
      .getByRole('spinbutton', { name: /^Nombre de séries, / })
      .evaluateAll((inputs) => inputs.map((input) => Number((input as HTMLInputElement).value)));
    expect(heats).toHaveLength(await lines.count());
    // The last lines that hold no more than what is too many, and single ones for the rest.
    let spare = heats.reduce((sum, count) => sum + count, 0) - 41;
    let from = heats.length;
    while ((heats[from - 1] ?? Number.POSITIVE_INFINITY) <= spare) spare -= heats[--from] ?? 0;
    const singles = heats.flatMap((count, at) => (count === 1 && at < from ? [at] : [])).slice(0, spare);
    await lines.last().click();
    await lines.nth(from).click({ modifiers: ['Shift'] });
    for (const at of singles) await lines.nth(at).click();
    await expect(drawer.getByText(`${heats.length - from + singles.length} lignes choisies`)).toBeVisible();
    await drawer.getByRole('button', { name: 'Retirer la sélection' }).click();
    await expect(create).toHaveText('Créer 41 épreuves');
    await create.click();
    await expect(page.getByText('41 épreuves créées')).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(40);
    expect(await trialsOf(chOID)).toHaveLength(41);

    // Last of all: what axe measures in a table of many fields leaves it to be looked at only.
    await page.getByRole('button', { name: 'Composer un programme' }).click();
    await drawer.getByRole('button', { name: 'Voir le programme' }).click();
    await lines.first().click();
    await lines.nth(5).click({ modifiers: ['Shift'] });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, 'template-chosen', `${width}`);
    }
  });

  test('a mixed triathlon of the under 14 goes from the template to its points on the public page', async ({
    page,
  }) => {
    const chOID = await organiser.createChallenge('Triathlon des benjamins');
    await open(page, chOID, 'trials');
    await page.getByRole('button', { name: 'Composer un programme' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Épreuves combinées', { exact: true }).click();
    await expect(drawer.getByLabel('Épreuve combinée')).toHaveValue('youthTriathlon');
    for (const name of ['MI', 'Hommes', 'Femmes']) {
      const box = drawer.getByRole('checkbox', { name, exact: true });
      if (await box.isChecked()) await box.click();
    }
    for (const name of ['BE', 'Mixte']) await drawer.getByRole('checkbox', { name, exact: true }).check();
    await expect(drawer.getByRole('checkbox', { name: 'SE', exact: true })).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Voir le programme' }).click();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, 'template-triathlon', `${width}`);
    }
    await drawer.getByRole('button', { name: 'Créer 4 épreuves' }).click();
    await expect(page.getByText('4 épreuves créées')).toBeVisible();

    await organiser.upload(chOID, {
      startlists: {
        '800003-0-1045': [
          { bib: '1', last: 'VALMOREL', first: 'Inès', category: 46, clubName: 'AC Valmont' },
          { bib: '2', last: 'KERBRAT', first: 'Malo', category: 45, clubName: 'AC Valmont' },
        ],
      },
    });
    await page.getByRole('link', { name: 'Listes de départ', exact: true }).click();
    await page.getByRole('button', { name: 'Tirer ce qui attend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tirer les listes' }).click();
    await expect(page.getByText('1 liste enregistrée.')).toBeVisible();
    const parts = (await trialsOf(chOID)).filter(({ uid }) => uid.endsWith('-c1'));
    expect(parts.map(({ starts }) => starts)).toEqual([2, 2, 2]);
    const marks: Readonly<Record<string, string>> = { '000050': '732', '900003': '400', '900005': '800' };
    for (const { oid, uid } of parts) {
      for (const bib of [1, 2]) {
        const mark = marks[uid.slice(0, 6)];
        await organiser.call('PUT', `/api/lesecretariat/trial/${oid}/row`, { row: `bib:${bib}`, mark });
      }
    }
    const whole = await find(chOID, '800003-0-1045-f1');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${url}/challenge/${chOID}/trial-${whole?.oid}`);
      await expect(page.getByText('VALMOREL').filter({ visible: true }).first()).toBeVisible();
      await expect(
        page
          .getByText(/Points\s: Cotation de 50 points/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await look(page, 'triathlon-public', `${width}`);
    }
  });
});
