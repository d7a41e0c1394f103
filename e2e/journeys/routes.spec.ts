import { type Championship, startChampionship } from '../support/championship.ts';
import { checkPage } from '../support/check-page.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { watchConsole } from '../support/page.ts';
import { listPublicRoutes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const LONG = process.env.FOULEE_LONG === '1';
/** How much of a page may move while it comes: half of what counts as good (a cumulative layout shift of 0.1). */
const STEADY = 0.05;

const WIDTHS = [360, 768, 1280, 1920] as const;
const EVERY = WIDTHS.flatMap((width) =>
  (['fr', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ width, language, theme })),
  ),
);
const ONE = [{ width: 360, language: 'fr', theme: 'light' }] as const;

test.describe('Every public route, with Rio 2016 and the demo behind it', () => {
  let championship: Championship;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    championship = await startChampionship({ DEMO: '1' });
  });

  test.afterAll(async () => {
    await championship?.server.stop();
  });

  for (const { width, language, theme } of LONG ? EVERY : ONE) {
    test.describe(`${width} px, ${language}, ${theme}`, () => {
      test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB', viewport: { width, height: width < 600 ? 740 : 900 } });

      test('39. nothing serious for axe, nothing sideways, nothing that jumps, no complaint', async ({ page }) => {
        test.setTimeout(600_000);
        await page.addInitScript((chosen) => localStorage.setItem('foulee.theme', chosen), theme);
        const shifted = await watchShifts(page);
        for (const { name, path, refused } of await listPublicRoutes(championship, LONG)) {
          await test.step(name, async () => {
            const complaints = watchConsole(page);
            await page.goto(championship.server.url + path);
            await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
            await waitUntilSettled(page);
            expect.soft(await shifted(), `${name}: ce qui bouge`).toBeLessThan(STEADY);
            await checkPage(page, { name, language, variant: `${width}-${language}-${theme}`, complaints, refused });
          });
        }
      });
    });
  }
});
