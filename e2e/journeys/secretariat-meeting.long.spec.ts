import { buildSixtyMetresFile } from '../support/photo-finish.ts';
import { countPresses, Secretary } from '../support/secretary.ts';
import type { RunningServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { createProgramme, drawAndPrint, importEntries } from '../support/youth-meeting.ts';

const LONG = process.env.FOULEE_LONG === '1';
const NAME = 'Meeting jeunes du Val';
const DAY = today();
const HEAT = '100 m Femmes CA – Série 1/3';

test.use({
  actionTimeout: 15_000,
  viewport: { width: 1440, height: 900 },
  // The long run keeps the whole journey as a film of screenshots with each act, for `playwright show-trace`.
  ...(LONG ? { trace: { mode: 'on' as const, snapshots: false, sources: false } } : {}),
});
test.setTimeout(240_000);

test.describe('A new secretary', () => {
  let server: RunningServer;
  test.beforeAll(async ({ sharedServer }) => {
    server = sharedServer;
  });

  test('runs a youth meeting of two days from nothing to official results, and the public follows each step', async ({
    page,
    browser,
  }) => {
    const desk = new Secretary(page);
    const reader = await (
      await browser.newContext({ locale: 'fr-FR', viewport: { width: 360, height: 740 } })
    ).newPage();
    await reader.addInitScript(() => localStorage.setItem('eP_answered', 'true'));
    const reads = (text: string | RegExp) =>
      expect(reader.getByText(text).filter({ visible: true }).first()).toBeVisible();
    let meeting = '';
    const readerOpens = (oid: string) => reader.goto(`${meeting}/trial-${oid}`);
    // Results that come while the start list is read wait behind their own button.
    const readerTurnsToResults = () =>
      reader
        .getByRole('link', { name: /^Résultats/ })
        .first()
        .click();

    await test.step('signs in and creates the competition, hidden', async () => {
      await openAndSignIn(page, `${server.url}/mgr/lesecretariat/`);
      await page.getByRole('link', { name: 'Nouvelle compétition' }).click();
      await page.getByLabel('Nom', { exact: true }).fill(NAME);
      await page.getByLabel('Date').fill(DAY);
      await page.getByLabel('Durée (jours)').fill('2');
      await page.getByLabel('Région').fill('Bretagne');
      await page.keyboard.press('Enter');
      await page.getByRole('switch', { name: 'Visible du public' }).click();
      await desk.press('Enregistrer', /^Compétition créée/);
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      meeting = `${server.url}/challenge/${new URL(page.url()).pathname.split('/').at(-1)}`;
      await reader.goto(meeting);
      await expect(reader.getByRole('main')).toBeVisible();
      await expect(reader.getByText(NAME)).toHaveCount(0);
    });

    await test.step('makes the programme from a template and adds two events', () => createProgramme(page, desk));

    await test.step('publishes it', async () => {
      await desk.go('Tableau de bord');
      await page.getByRole('switch').click();
      await expect(page.getByText(`${NAME} est visible du public.`)).toBeVisible();
      await reader.reload();
      await expect(reader.getByRole('heading', { name: NAME })).toBeVisible();
      await reads(/^\d+ épreuves$/);
    });

    await test.step('imports 300 entries; three bad rows are named and put right in place', () =>
      importEntries(page, desk, DAY));

    await test.step('draws heats and lanes, and prints the start lists', async () => {
      const sheets = await drawAndPrint(page, desk);
      expect(sheets.map(([meet, list]) => [meet, list?.replaceAll('\u00a0', ' ')])).toEqual(
        [1, 2, 3].map((heat) => [NAME, `100 m Femmes CA – Série ${heat}/3`]),
      );
      for (const texts of sheets) expect(texts.filter((text) => text === 'CAF')).toHaveLength(8);
    });

    let heat = '';
    await test.step('enters a heat of 100 m by keyboard alone: at most five presses a row', async () => {
      heat = await desk.openGrid(HEAT);
      await readerOpens(heat);
      await expect(page.getByRole('textbox', { name: /^Performance, / })).toHaveCount(8);
      const presses = await countPresses(page);
      await desk.type(/^Performance, /, ['1258', '1266', '1279', '1291', '1297', '1304', '1311', 'n']);
      await desk.waitUntilAllSent();
      expect(await presses()).toBeLessThanOrEqual(8 * 5);
      await reads('En cours');
      await readerTurnsToResults();
      for (const mark of ['12.58', '13.11', 'DNS']) await reads(mark);
    });

    await test.step('enters a long jump with its series and winds', async () => {
      await readerOpens(await desk.openGrid('Longueur Femmes MI – Finale'));
      const first = ['470', '473', '476', '479', '482', '485', '491'].flatMap((jump) => [jump, '12']);
      await desk.type(/^Essai 1, /, ['x', ...first, '505', '24']);
      await desk.waitUntilAllSent();
      await readerTurnsToResults();
      await reads('5.05');
      await reads(/\+2\.4/);
    });

    await test.step('enters a high jump with a tie', async () => {
      await readerOpens(await desk.openGrid('Hauteur Femmes MI – Finale'));
      for (const bar of ['130', '135', '140']) {
        await page.getByLabel('Nouvelle barre').fill(bar);
        await page.keyboard.press('Enter');
      }
      await desk.type(/^Barre 1\.30, /, [
        'o',
        'o',
        'xo',
        'xxo',
        '-',
        'xxx',
        'o',
        'o',
        'o',
        'o',
        'xo',
        'xxx',
        'xo',
        'xxx',
        'xxx',
        'xxx',
        'xxx',
        'xxx',
        'xxx',
      ]);
      await desk.waitUntilAllSent();
      const places = page.locator('tr[data-row] .place');
      await expect(places).toHaveText(['1', '1', '4', '7', '3', '', '5', '5']);
      await readerTurnsToResults();
      await reads('1.35');
    });

    await test.step('imports a FinishLynx file', async () => {
      await readerOpens(await desk.openGrid('60 m Femmes CA – Finale'));
      await page.getByRole('button', { name: 'Importer un fichier' }).click();
      await page
        .getByLabel('Fichier .lif, .lff ou .csv')
        .setInputFiles({ name: 'series.lif', mimeType: 'text/plain', buffer: buildSixtyMetresFile() });
      await expect(page.getByRole('table', { name: 'Ce que le fichier changerait' }).getByRole('row')).toHaveCount(9);
      await desk.press('Écrire 8 lignes', '8 lignes écrites.');
      await readerTurnsToResults();
      await reads('7.64');
    });

    await test.step('publishes the heat, makes it official and corrects a time, saying why', async () => {
      await desk.openGrid(HEAT);
      await readerOpens(heat);
      await page.getByLabel('Vent (m/s)').fill('0.8');
      await page.getByLabel('Vent (m/s)').press('Enter');
      await desk.waitUntilAllSent();
      await desk.press('Publier non officiel', 'Résultats publiés, non officiels.');
      await expect(reader.getByText('En cours').filter({ visible: true })).toHaveCount(0);
      await reads('n.off.');
      await desk.press('Rendre officiel', 'Résultats officiels.');
      await reads('Officiel');
      await page.getByRole('button', { name: 'Corriger un résultat' }).click();
      await page.getByRole('dialog').getByLabel('Motif').fill('Relecture du film');
      await desk.press('Ouvrir la correction', 'Correction ouverte : Relecture du film');
      await desk.type(/^Performance, /, ['1249']);
      await desk.waitUntilAllSent();
      await reads('12.49');
      await reads('corr.');
    });

    await test.step('promotes to the next round', async () => {
      for (const n of [2, 3]) {
        await desk.openGrid(`100 m Femmes CA – Série ${n}/3`);
        await desk.type(
          /^Performance, /,
          Array.from({ length: 8 }, (_, at) => String(1240 + n * 7 + at * 13)),
        );
        await desk.waitUntilAllSent();
        await desk.press('Publier non officiel', 'Non officielle');
      }
      await desk.go('Listes de départ');
      await page.getByRole('checkbox', { name: '100 m Femmes CA, Série 1/3' }).press('Space');
      await page.getByRole('button', { name: 'Qualifiés' }).click();
      const rule = 'les 2 premiers de chaque série (Q) + les 2 meilleurs temps (q)';
      await desk.press(`Choisir : ${rule}`, 'Place 2 de la série 3');
      await page.getByRole('button', { name: 'Tirer le tour suivant' }).click();
      const drawer = page.getByRole('dialog', { name: 'Tirage : 100 m Femmes CA' });
      await expect(drawer.getByText(/^8 athlètes, 1 série/)).toBeVisible();
      await drawer.getByRole('button', { name: 'Enregistrer ces listes' }).click();
      const final = page.getByRole('table', { name: '100 m Femmes CA – Finale' });
      await expect(final.getByRole('rowheader')).toHaveCount(8);
      await readerOpens(new URL(page.url()).searchParams.get('oids') ?? '');
      await reads((await final.getByRole('rowheader').first().textContent())?.split(' ')[0] ?? '');
    });

    await test.step('makes all that is left official', async () => {
      await desk.go('Résultats');
      await page.getByRole('button', { name: 'Rendre officiel', exact: true }).click();
      const asked = page.getByRole('dialog');
      await asked.getByRole('checkbox', { name: /Égalité pour la 1re place/ }).check();
      // Contests with attempts missing are asked about too.
      for (const box of await asked.getByRole('checkbox').all()) await box.check();
      await asked.getByRole('button', { name: /^Rendre/ }).click();
      await expect(page.getByText(/^\d épreuves rendues officielles/)).toBeVisible();
      await reader.goto(meeting);
      await reads('Officiel');
    });
    await reader.context().close();
  });
});
