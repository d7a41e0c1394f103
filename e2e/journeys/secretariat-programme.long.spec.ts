import type { Page } from '@playwright/test';
import { buildHundredMetres, HUNDRED_UID } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import type { RunningServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, fixClock, test } from '../support/test.ts';
import { today } from '../support/today.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Requests to the secured calls, as they go out. */
function watchSecured(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/lesecretariat/')) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

test.describe('The secretariat composes a meeting', () => {
  let server: RunningServer;
  let organiser: OrganiserClient;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });

  const signIn = (page: Page, path = '') => openAndSignIn(page, `${server.url}/mgr/lesecretariat/${path}`);

  test('30: without a token every address asks to sign in and sends no secured call; bar and footer are absent', async ({
    page,
  }) => {
    const sent = watchSecured(page);
    for (const path of ['', 'new', 'organisations', 'anything', 'anything/trials', 'anything/results?oids=a']) {
      await page.goto(`${server.url}/mgr/lesecretariat/${path}`);
      await expect(page.getByRole('heading', { name: 'Connexion requise' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(1);
    }
    expect(sent).toEqual([]);
  });

  test('31: an empty name takes the focus and is tied to its message; success shows eight seconds in green', async ({
    page,
    context,
  }) => {
    await fixClock(context);
    await signIn(page, 'new');
    const name = page.getByLabel('Nom', { exact: true });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Indiquez le nom de la compétition.');
    await name.fill('Meeting jeunes du Val');
    await page.getByLabel('Date').fill('2026-06-13');
    await page.getByLabel('Durée (jours)').fill('2');
    await page.getByLabel('Région').fill('Bretagne');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const told = page.getByText(/^Compétition créée/);
    await expect(told).toBeVisible();
    // Its moment must still be ahead when the page hears of it, on a busy machine too.
    await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass();
    const green = await told.evaluate((element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    });
    expect(green).toBe('rgb(27, 94, 32)');
    await page.clock.runFor(5500);
    await expect(told).toBeVisible();
    await page.clock.runFor(2000);
    await expect(told).toBeHidden();
  });

  test('32: deleting asks for the exact name: a wrong one is refused and sends nothing, Escape cancels, Enter confirms', async ({
    page,
  }) => {
    await organiser.createChallenge('À supprimer');
    const sent = watchSecured(page);
    await signIn(page);
    const open = () => page.getByRole('button', { name: 'Supprimer À supprimer' }).click();
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('A supprimer');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Confirmation invalide')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(sent.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await open();
    await dialog.getByRole('textbox').fill('À supprimer');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Compétition supprimée\. Pendant 30 jours/)).toBeVisible();
    expect(sent.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/lesecretariat/challenge']);
  });

  test('a competition is duplicated with its programme, on another day and hidden, without entries nor results', async ({
    page,
  }) => {
    const first = await organiser.createChallenge('Soirée de mai');
    await organiser.upload(first, buildHundredMetres([11_580, 11_660]));
    await signIn(page);
    await page.getByRole('button', { name: 'Dupliquer Soirée de mai' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dupliquer Soirée de mai' });
    await dialog.getByLabel('Nom').fill('Soirée de juin');
    await dialog.getByLabel('Date').fill(today(30));
    await dialog.getByRole('button', { name: 'Dupliquer' }).click();
    await expect(page.getByText('Compétition dupliquée. Elle reste cachée du public.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Soirée de juin' })).toBeVisible();
    const second = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { trials } = await organiser.call<{
      trials: { uid: string; date: string; starts: number; results: number }[];
    }>('GET', `/api/lesecretariat/trials/${second}`);
    expect(trials).toMatchObject([{ uid: HUNDRED_UID, starts: 0, results: 0 }]);
    expect(trials[0]?.date.slice(0, 10)).toBe(today(30));
    expect((await fetch(`${server.url}/api/challenge/${second}`)).status).toBe(404);
  });

  test('33: intervals that overlap are named, and so is one that goes backwards', async ({ page }) => {
    const chOID = await organiser.createChallenge('Match du Val');
    await signIn(page, `${chOID}/trials`);
    await page.getByRole('button', { name: 'Composer un programme' }).click();
    await page.getByRole('button', { name: 'Voir le programme' }).click();
    await page.getByRole('button', { name: /^Créer \d+ épreuves$/ }).click();
    const field = page.getByLabel('Sélection par numéro');
    await field.fill('1-3,2-5');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Intervalles qui se chevauchent : 1-3 et 2-5');
    await field.fill('5-2');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Intervalle invalide : 5-2');
    await field.fill('1-3, 5');
    await field.press('Enter');
    await expect(page.getByText('4 sélectionnées')).toBeVisible();
  });
});
