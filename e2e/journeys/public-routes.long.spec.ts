import type { Page } from '@playwright/test';
import { type Championship, startChampionship } from '../support/championship.ts';
import { expectNoSidewaysScroll, watchConsole } from '../support/page.ts';
import { createRoadRace, FINISHERS } from '../support/road-race.ts';
import { listPublicRoutes } from '../support/routes.ts';
import { ALL_WIDTHS, findTableFaults, NARROW_WIDTHS } from '../support/table-faults.ts';
import { expect, test } from '../support/test.ts';

const LONG = process.env.FOULEE_LONG === '1';

/** Trials of every kind, whose tables have the most columns. */
const WIDEST_TRIALS = [
  '000100-0-57-c1',
  '000100-0-58-h1',
  '003000-SP91-57-f1',
  '004400-0-58-f1',
  '010000-R-1057-f1',
  '900003-0-58-f1',
  '900008-P800-57-f1',
  '900001-0-57-f1',
  '800007-0-58-f1',
];

/** Races with passages, each at a point of its course. */
const PASSAGES = [
  ['010000-R-1057-f1', 7500],
  ['003000-SP91-57-f1', 2600],
  ['001500-0-58-f1', 1100],
] as const;

/** Other pages with tables of results. */
const TABLE_PAGES = ['topperfs', 'teams'];

test.describe('Public routes', () => {
  let championship: Championship;
  let race: Awaited<ReturnType<typeof createRoadRace>>;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    championship = await startChampionship();
    race = await createRoadRace(championship.server.url);
  });

  test.afterAll(async () => {
    await championship?.server.stop();
  });

  const goto = (page: Page, path: string) => page.goto(championship.server.url + path);
  const list = (page: Page) => page.locator('#root').getByRole('table');
  const names = (page: Page) => list(page).getByRole('rowheader');

  test.describe('At 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('2. no public route scrolls sideways', async ({ page }) => {
      test.setTimeout(300_000);
      // The short run leaves to routes.spec.ts what that visits at 360 px, and to the tables below their trials.
      const elsewhere = LONG ? [] : (await listPublicRoutes(championship, false)).map(({ path }) => path);
      const isVisited = (name: string, path: string) =>
        LONG || !(elsewhere.includes(path) || (name.startsWith('trial-') && name !== 'trial-starts'));
      const routes = (await listPublicRoutes(championship, true)).filter(({ name, path }) => isVisited(name, path));
      routes.push({ name: 'race', path: race.trial });
      for (const { name, path } of routes) {
        await test.step(name, async () => {
          await goto(page, path);
          await expect.soft(page.locator('#root').getByRole('heading', { level: 1 }).first(), name).toBeVisible();
          await expectNoSidewaysScroll(page);
        });
      }
    });

    test('an address that is no page says so and shows the way; search engines leave it', async ({ page }) => {
      await goto(page, '/nulle-part/ici');
      await expect(page.getByRole('heading', { level: 1, name: /n’existe pas/ })).toBeVisible();
      await expect(page.getByText('/nulle-part/ici')).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('link', { name: 'Liste des compétitions' })).toBeHidden();
      await page.getByRole('button', { name: 'Rechercher une compétition' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await goto(page, '/challenge/inconnue');
      await page.getByRole('link', { name: 'Liste des compétitions' }).click();
      await expect(page).toHaveURL(/\/challenges\/fr$/);
    });
  });

  test('a table of every kind fits its room at every width, with the site’s font and without', async ({ page }) => {
    test.setTimeout(LONG ? 1_800_000 : 120_000);
    const widths = LONG ? ALL_WIDTHS : NARROW_WIDTHS;
    const trials = LONG ? championship.uids : WIDEST_TRIALS;
    for (const uid of trials) {
      const faults = await findTableFaults(page, championship.trial(uid), widths);
      expect.soft(faults, uid).toEqual([]);
    }
    for (const [uid, point] of PASSAGES) {
      const faults = await findTableFaults(page, `${championship.trial(uid)}?pt=${point}`, widths);
      expect.soft(faults, `${uid} at ${point} m`).toEqual([]);
    }
    for (const path of [
      race.trial,
      `${race.trial}?pt=7500`,
      ...TABLE_PAGES.map((name) => `/challenge/${championship.chOID}/${name}`),
    ]) {
      const faults = await findTableFaults(page, championship.server.url + path, widths);
      expect.soft(faults, path).toEqual([]);
    }
  });

  test('16. a long race is read by pages; its filters stand in the address and come back', async ({ page }) => {
    const whole: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/results?') || request.url().includes('/api/scratch/')) whole.push(request.url());
    });
    const complaints = watchConsole(page);
    await goto(page, race.trial);
    await expect(names(page)).toHaveCount(100);
    await page.locator('#root').getByRole('button', { name: 'Afficher 100 de plus' }).click();
    await expect(names(page)).toHaveCount(200);
    await page.locator('#root').getByRole('link', { name: 'Femmes', exact: true }).click();
    await expect(names(page)).toHaveCount(FINISHERS / 10);
    await expect(page).toHaveURL(/\?sx=F$/);
    await page.reload();
    await expect(page.locator('#root').getByRole('link', { name: 'Femmes', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(names(page)).toHaveCount(FINISHERS / 10);
    expect(whole).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  test('a long race is read at a point of its course: place, time and pace there, and who is followed', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await goto(page, race.trial);
    await page.locator('#root').getByRole('link', { name: 'Pont de Port-Lannic' }).click();
    await expect(page).toHaveURL(/\?pt=7500$/);
    await expect(names(page).first()).toContainText('COUREUR1');
    await expect(list(page).getByRole('row').nth(1)).toContainText('22:31');
    await expectNoSidewaysScroll(page);
    await page.locator('#root').getByRole('link', { name: '5 km', exact: true }).click();
    await expect(names(page).first()).toContainText(`COUREUR${FINISHERS}`);
    await names(page).first().getByRole('link').click();
    const passages = page.getByRole('dialog').getByRole('table', { name: 'Passages' });
    await expect(passages.getByRole('row')).toHaveCount(4);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Suivre/ })
      .click();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page
      .locator('#root')
      .getByRole('link', { name: /^Suivis/ })
      .click();
    await expect(names(page)).toHaveText([new RegExp(`COUREUR${FINISHERS}`)]);
    expect(complaints()).toEqual([]);
  });

  for (const [where, path] of [
    ['its page', () => race.trial],
    ['its overall ranking', () => race.scratch],
  ] as const) {
    test(`17. in a long race a name is found without its accent from three letters on, a bib stands on top: ${where}`, async ({
      page,
    }) => {
      await goto(page, path());
      const field = page.locator('#root').getByRole('searchbox');
      await field.fill('le');
      await expect(page.getByText('3 lettres minimum pour chercher')).toBeVisible();
      await expect(names(page)).toHaveCount(100);
      await field.fill('lea');
      await expect(names(page)).toHaveText([/ÉVRARD\s*Léa/]);
      await field.fill('1345');
      await expect(names(page)).toHaveCount(101);
      await expect(names(page).first()).toContainText('COUREUR345');
      await expect(list(page)).toContainText('310/SEM');
      await field.fill('9999');
      await expect(page.getByText('Aucun dossard 9999 dans cette course.')).toBeVisible();
    });
  }
});
