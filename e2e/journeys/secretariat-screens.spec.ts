import { lookAt } from '../support/look.ts';
import { type OfficeMeet, officeMeet } from '../support/office-meet.ts';
import { watchConsole } from '../support/page.ts';
import { hasRio, type Rio, startRio } from '../support/rio.ts';
import { secretariatScreens } from '../support/secretariat-screens.ts';
import { signInAt } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const LONG = process.env.FOULEE_LONG === '1';

const EVERY = [360, 768, 1440].flatMap((width) => (['fr', 'en'] as const).map((language) => ({ width, language })));
const ONE = [{ width: 768, language: 'fr' }] as const;

test.describe('Every screen of the secretariat, with a meeting in full swing and Rio 2016', () => {
  test.skip(!hasRio(), 'the Rio 2016 file is not beside the project');
  let rio: Rio;
  let meet: OfficeMeet;
  let root: string;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    rio = await startRio();
    meet = await officeMeet(rio.server.url);
    root = `${rio.server.url}/mgr/lesecretariat/`;
  });
  test.afterAll(() => rio?.server.stop());

  for (const { width, language } of LONG ? EVERY : ONE) {
    test.describe(`${width} px, ${language}`, () => {
      test.use({
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        viewport: { width, height: width < 600 ? 740 : 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('nothing serious for axe, nothing sideways, no complaint', async ({ page }) => {
        test.setTimeout(900_000);
        const complaints = watchConsole(page);
        const as = `${width}-${language}`;
        await page.goto(root);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await lookAt(page, { name: 'sign-in', language, as, complaints });
        await signInAt(page, root, language);
        const screens = secretariatScreens(meet, rio, as);
        for (const { name, path, open, telling } of screens) {
          if (!LONG && telling !== true) continue;
          await test.step(name, async () => {
            await page.goto(root + path);
            await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
            await expect.soft(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
            await open?.(page);
            await page.waitForTimeout(open === undefined ? 250 : 600);
            await lookAt(page, { name, language, as, complaints });
          });
        }
      });
    });
  }
});
