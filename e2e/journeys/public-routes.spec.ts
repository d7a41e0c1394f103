import type { Page } from '@playwright/test';
import { type Championship, startChampionship } from '../support/championship.ts';
import { expectNoSidewaysScroll, watchConsole } from '../support/page.ts';
import { createRoadRace, FINISHERS } from '../support/road-race.ts';
import { listPublicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const LONG = process.env.FOULEE_LONG === '1';

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
      // The short run leaves to routes.spec.ts what that visits at 360 px.
      const elsewhere = LONG ? [] : (await listPublicRoutes(championship, false)).map(({ path }) => path);
      const routes = (await listPublicRoutes(championship, true)).filter(({ path }) => !elsewhere.includes(path));
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
    await page.locator('#root').getByRole('link', { name: 'F', exact: true }).click();
    await expect(names(page)).toHaveCount(FINISHERS / 10);
    await expect(page).toHaveURL(/\?sx=F$/);
    await page.reload();
    await expect(page.locator('#root').getByRole('link', { name: 'F', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(names(page)).toHaveCount(FINISHERS / 10);
    expect(whole).toEqual([]);
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
