import type { Page } from '@playwright/test';
import { type Championship, startChampionship } from '../support/championship.ts';
import { checkPage } from '../support/check-page.ts';
import { tabThrough } from '../support/keyboard.ts';
import { createOfficeMeet, type OfficeMeet } from '../support/office-meet.ts';
import { watchConsole } from '../support/page.ts';
import { DIALOG, listSecretariatScreens, type SecretariatScreen } from '../support/secretariat-screens.ts';
import { openAndSignIn, openSignedIn } from '../support/signed-in.ts';
import { expect, longTest, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const LONG = process.env.FOULEE_LONG === '1';

const EVERY = [360, 768, 1440].flatMap((width) => (['fr', 'en'] as const).map((language) => ({ width, language })));
const ONE = [{ width: 768, language: 'fr' }] as const;

test.describe('Every screen of the secretariat, with a meeting in full swing and Rio 2016', () => {
  /** Of the long run: its screens are those of a meeting, longer. */
  let championship: Championship | undefined;
  let meet: OfficeMeet;
  let root: string;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    if (LONG) championship = await startChampionship();
    const { url } = championship?.server ?? sharedServer;
    meet = await createOfficeMeet(url);
    root = `${url}/mgr/lesecretariat/`;
  });
  test.afterAll(() => championship?.server.stop());

  async function open(page: Page, { name, path, open: further }: SecretariatScreen): Promise<void> {
    await page.goto(root + path);
    await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
    await expect.soft(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
    await further?.(page);
    await waitUntilSettled(page);
  }

  for (const { width, language } of LONG ? EVERY : ONE) {
    test.describe(`${width} px, ${language}`, () => {
      test.use({
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        viewport: { width, height: width < 600 ? 740 : 900 },
      });

      test('nothing serious for axe, nothing sideways, no complaint', async ({ page }) => {
        test.setTimeout(900_000);
        const variant = `${width}-${language}`;
        let heard = 0;
        const all = watchConsole(page);
        const complaints = () => {
          const fresh = all().slice(heard);
          heard = all().length;
          return fresh;
        };
        await page.goto(root);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkPage(page, { name: 'sign-in', language, variant, complaints });
        await openAndSignIn(page, root, language);
        for (const screen of listSecretariatScreens(meet, championship, variant)) {
          if (!LONG && screen.telling !== true) continue;
          await test.step(screen.name, async () => {
            await open(page, screen);
            await checkPage(page, { name: screen.name, language, variant, complaints, refused: screen.refused });
          });
        }
      });
    });
  }

  test.describe('by keyboard alone', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    longTest(
      'Tab comes to every control, which then shows it, and leaves it; Escape closes, and the focus is back',
      async ({ page }) => {
        test.setTimeout(900_000);
        await openAndSignIn(page, root);
        const screens = listSecretariatScreens(meet, championship, 'clavier').filter(
          ({ name }) => !name.startsWith('full-'),
        );
        for (const screen of screens) {
          if (screen.isList) continue;
          await test.step(screen.name, async () => {
            await open(page, screen);
            const isOver = await page.locator(DIALOG).first().isVisible();
            const { unreached, unmarked, trap } = await tabThrough(page, isOver ? DIALOG : 'body');
            expect.soft(trap, `${screen.name}: Tab ne quitte pas`).toBeUndefined();
            expect.soft(unreached, `${screen.name}: Tab n'atteint pas`).toEqual([]);
            expect.soft(unmarked, `${screen.name}: le focus ne se voit pas`).toEqual([]);
            if (!isOver || screen.asks) return;
            await page.keyboard.press('Escape');
            await expect.soft(page.locator(DIALOG), screen.name).toHaveCount(0);
            await expect.soft(page.locator('.adm :focus'), `${screen.name}: le focus est perdu`).toHaveCount(1);
          });
        }
      },
    );

    longTest(
      '/ goes to the filter, ? tells the keys; Space and Shift with arrows choose, Enter opens, Ctrl+S saves',
      async ({ page }) => {
        await openAndSignIn(page, `${root}${meet.chOID}/trials`);
        await expect(page.getByRole('checkbox', { name: /^Sélectionner/ }).first()).toBeVisible();
        for (const [screen, filter] of [
          ['trials', page.getByRole('searchbox', { name: 'Chercher' })],
          ['starts', page.getByPlaceholder('Filtrer les épreuves')],
          ['results', page.getByRole('searchbox', { name: 'Chercher une épreuve' })],
          ['logs', page.getByRole('searchbox', { name: 'Texte' })],
        ] as const) {
          await page.goto(`${root}${meet.chOID}/${screen}`);
          await expect(filter, screen).toBeVisible();
          await page.keyboard.press('/');
          await expect(filter, screen).toBeFocused();
        }

        await page.goto(`${root}${meet.chOID}/trials`);
        const rows = page.locator('tr[data-key]');
        await expect(rows.first()).toBeVisible();
        for (
          let press = 0;
          press < 60 && !(await rows.first().evaluate((row) => row === document.activeElement));
          press += 1
        )
          await page.keyboard.press('Tab');
        await expect(rows.first()).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press('Shift+ArrowDown');
        await expect(page.getByText('2 sélectionnées')).toBeVisible();
        await expect(rows.nth(1)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(rows.nth(1)).toBeFocused();
        await page.keyboard.press('?');
        const help = page.getByRole('dialog', { name: 'Raccourcis du clavier' });
        for (const key of ['?', '/', 'Espace', 'Entrée', 'Échap', 'Ctrl'])
          await expect(help.getByText(key, { exact: true }).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(rows.nth(1)).toBeFocused();

        await page.goto(`${root}${meet.chOID}/settings`);
        await page.getByLabel('Lieu').fill('Stade du Grand-Val');
        await page.keyboard.press('Control+s');
        await expect(page.getByText('Compétition enregistrée')).toBeVisible();
      },
    );

    test('arrows go through a menu and the list of competitions, Enter takes, Escape gives the focus back', async ({
      page,
    }) => {
      const other = await meet.organiser.createChallenge('Interclubs des flèches');
      await openSignedIn(page, `${root}${meet.chOID}/trials`);
      const more = page.getByRole('button', { name: /^Actions, / }).first();
      await more.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Actions, / }).first()).toBeFocused();

      const switcher = page.getByRole('button', { name: /^Compétition ouverte/ });
      await switcher.press('Enter');
      const search = page.getByRole('combobox', { name: 'Compétition ouverte' });
      await expect(search).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(switcher).toBeFocused();
      await switcher.press('Enter');
      await expect(search).toBeFocused();
      await page.keyboard.type('flèches');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${other}/trials$`));
    });
  });
});
