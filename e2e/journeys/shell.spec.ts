import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll, watchConsole } from '../support/page.ts';
import { createRunningMeeting } from '../support/running-meeting.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const LONG = process.env.FOULEE_LONG === '1';
const THEMES = LONG ? (['light', 'dark'] as const) : (['light'] as const);
const WIDTHS = LONG ? [320, 360, 1280] : [320];

let server: RunningServer;
let trial: string;
let landing: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startServer();
  const { chOID, trialOID } = await createRunningMeeting(server.url, [11_580, 11_660]);
  landing = `/challenge/${chOID}`;
  trial = `${landing}/trial-${trialOID}`;
});

test.afterAll(async () => {
  await server?.stop();
});

/** A button of the menu; the footer has its own. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click();
}

test('the reference data is kept in IndexedDB; 40: search, from «/» to the page found, by the keyboard alone; 17: two letters get the hint, three find, «ines» finds «Inès»; 24: the live badge does not move', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { version } = (await (await fetch(`${server.url}/mgrapi/cache-version`)).json()) as { version: string };
  await expect.poll(() => readKeptVersion(page)).toBe(version);

  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Athlète, club, épreuve, dossard ou compétition' });
  await expect(field).toBeFocused();
  await page.keyboard.type('grand val');
  await expect(page.getByRole('option', { name: /Grand-Val/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${landing}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /Grand-Val/ }).first()).toBeVisible();
  await page.keyboard.type('in');
  await expect(page.getByText('3 lettres minimum pour trouver un athlète ou un club')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.type('es');
  await expect(page.getByRole('option', { name: /VALMOREL Inès/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await field.fill('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect(page.locator('.live').first()).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        return Number(duration) > 0 && iterations === Number.POSITIVE_INFINITY;
      }).length,
  );
  expect(moving).toBe(0);
  expect(complaints()).toEqual([]);
});

/** The version of the reference data that the browser keeps. */
const readKeptVersion = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('foulee', 1);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(undefined);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('reference').objectStore('reference').get('foulee.reference');
          asked.onsuccess = () => resolve((asked.result as { version?: string } | undefined)?.version);
        };
      }),
  );

/** What can be touched in the frame and its dialogs and is lower than 44 px. */
const findLowTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.top a, .top button, .foot a, .foot button, dialog[open] button, dialog[open] a, [role="option"]',
      ),
    ]
      .filter((one) => one.offsetParent !== null && !one.classList.contains('sw'))
      .filter((one) => Math.round(one.getBoundingClientRect().height) < 40)
      .map((one) => one.textContent),
  );

test('40: the menu holds the focus, Escape closes it and gives the focus back; what can be touched in the frame and its dialogs is 44 px high; the contact message leaves, and the dialog says so; «Gérer mes cookies» opens the settings again', async ({
  page,
}) => {
  await page.goto(server.url + trial);
  expect(await findLowTargets(page)).toEqual([]);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await findLowTargets(page)).toEqual([]);
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog[open]') !== null;
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await choose(page, 'Contact');
  await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
  expect(await findLowTargets(page)).toEqual([]);
  await page.getByLabel('Votre mail').fill('ines@valmont.fr');
  await page.getByLabel('message').fill('Bonjour');
  const [answer] = await Promise.all([
    page.waitForResponse(/send-mail-to-contact/),
    page.getByRole('button', { name: 'envoyer' }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await expect(page.getByText('Votre message est envoyé. Merci !')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await choose(page, 'Gérer mes cookies');
  await expect(page.getByRole('switch', { name: 'Indispensables' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const [language, title] of [
  ['en-GB', 'Privacy policy'],
  ['es-ES', 'Politique de confidentialité'],
] as const) {
  test.describe(`A browser in ${language}`, () => {
    test.use({ locale: language });

    test('22: shows its language when it is French or English, else French; a change keeps the route', async ({
      page,
    }) => {
      await page.goto(`${server.url + trial}?t=starts`);
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language.startsWith('en') ? 'en' : 'fr');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('radio', { name: language.startsWith('en') ? 'Français' : 'English' })
        .check({ force: true });
      await expect(page.locator('html')).toHaveAttribute('lang', language.startsWith('en') ? 'fr' : 'en');
      await expect(page).toHaveURL(/\/trial-[^/]+\?t=starts$/);
    });
  });
}

const DIALOGS = [
  ['search', (page: Page) => page.keyboard.press('Control+k')],
  [
    'contact',
    async (page: Page) => {
      await choose(page, 'Contact');
    },
  ],
  [
    'cookies',
    async (page: Page) => {
      await choose(page, 'Gérer mes cookies');
    },
  ],
  // Axe may leave the menu without some of its lines.
  ['menu', (page: Page) => page.getByRole('button', { name: 'Menu' }).click()],
] as const;

for (const theme of THEMES)
  test(`39: menu, search, contact and cookies, ${theme}, at ${WIDTHS.join(', ')}: nothing serious for axe, nothing sideways`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('foulee.theme', chosen), theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(server.url + trial);
      await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
      for (const [name, open] of DIALOGS) {
        await open(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoSidewaysScroll(page);
        expect(await findSeriousViolations(page, 'dialog[open]'), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    }
  });

test('a browser that keeps nothing: the page, the search and the answer about cookies work all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  });
  const complaints = watchConsole(page);
  await page.goto(server.url + trial);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('combobox', { name: 'Athlète, club, épreuve, dossard ou compétition' }).fill('ines');
  await page.getByRole('option', { name: /VALMOREL Inès/ }).click();
  await expect(page).toHaveURL(/\/athlete\//);
  expect(complaints()).toEqual([]);
});

test('a dialog whose code does not come says so, and the page stays', async ({ page }) => {
  await page.goto(server.url + trial);
  await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
  await page.route(/\/\d+\.[0-9a-f]+\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('Cette partie de la page n’a pas pu être chargée.')).toBeVisible();
  await page.unroute(/\/\d+\.[0-9a-f]+\.js/);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('combobox', { name: 'Athlète, club, épreuve, dossard ou compétition' })).toBeVisible();
});

test('a dark page is dark before its first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('foulee.theme', 'dark'));
  await page.route(/\/main\.[0-9a-f]+\.js/, (route) => route.abort());
  await page.goto(server.url + trial);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
});
