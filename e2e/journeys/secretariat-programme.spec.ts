import type { Page } from '@playwright/test';
import { OrganiserClient } from '../support/organiser.ts';
import { ORGANISER, type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

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

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = await startServer();
    organiser = await OrganiserClient.signIn(server.url);
  });
  test.afterAll(() => server.stop());

  const signIn = async (page: Page, path = '') => {
    await page.goto(`${server.url}/mgr/lesecretariat/${path}`);
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await page.getByLabel('Mot de passe').fill(ORGANISER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  };

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
  }) => {
    await signIn(page, 'new');
    const name = page.locator('#challenge_name');
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
    const green = await told.evaluate((element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    });
    expect(green).toBe('rgb(27, 94, 32)');
    await page.waitForTimeout(6500);
    await expect(told).toBeVisible();
    await expect(told).toBeHidden({ timeout: 4000 });
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
    await expect(page.getByText('Compétition supprimée.')).toBeVisible();
    expect(sent.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/lesecretariat/challenge']);
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

  test('what one secretary does another sees within a second; what is deleted can be had back', async ({
    page,
    browser,
  }) => {
    const chOID = await organiser.createChallenge('À deux');
    await organiser.upload(chOID, {
      trialsData: ['100', '200'].map((metres) => ({
        ...{ uid: `000${metres}-0-56-f1`, group: `${metres} m Femmes`, name: `${metres} m Femmes – Finale` },
        ...{ date: new Date().toISOString(), g0: Number(metres), g1: '0', category: 56, round: 'f', heat: 1 },
      })),
    });
    const other = await (
      await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
    ).newPage();
    await other.addInitScript(() => localStorage.setItem('eP_answered', 'true'));
    await signIn(page, `${chOID}/trials`);
    await signIn(other, `${chOID}/trials`);
    await expect(other.getByRole('checkbox', { name: /^Sélectionner/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Actions, 100 m F, Finale' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Épreuve supprimée')).toBeVisible();
    await expect(other.getByRole('checkbox', { name: /^Sélectionner/ })).toHaveCount(1, { timeout: 1000 });
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(other.getByRole('checkbox', { name: /^Sélectionner/ })).toHaveCount(2);
    await other.context().close();
  });

  test('a programme being built and settings being typed are there again after the tab was closed, and may be dropped', async ({
    page,
    context,
  }) => {
    const chOID = await organiser.createChallenge('Interrompue');
    await signIn(page, `${chOID}/trials`);
    await page.getByRole('button', { name: 'Composer un programme' }).click();
    await page.getByRole('button', { name: 'Voir le programme' }).click();
    await expect(page.getByRole('table', { name: 'Épreuves à créer' })).toBeVisible();
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto(`${server.url}/mgr/lesecretariat/${chOID}/trials`);
    await again.getByRole('button', { name: 'Reprendre' }).click();
    await expect(again.getByRole('table', { name: 'Épreuves à créer' })).toBeVisible();
    await again.getByRole('button', { name: /^Créer \d+ épreuves$/ }).click();
    await expect(again.getByText(/épreuves créées/)).toBeVisible();
    await again.goto(`${server.url}/mgr/lesecretariat/${chOID}/settings`);
    await again.getByLabel('Nom', { exact: true }).fill('Reprise');
    await again.close({ runBeforeUnload: false });
    const last = await context.newPage();
    await last.goto(`${server.url}/mgr/lesecretariat/${chOID}/settings`);
    await expect(last.getByLabel('Nom', { exact: true })).toHaveValue('Reprise');
    await last.getByRole('button', { name: 'Abandonner cette saisie' }).click();
    await expect(last.getByLabel('Nom', { exact: true })).toHaveValue('Interrompue');
  });

  test('four hundred trials: a filter and a key are answered in under a tenth of a second', async ({ page }) => {
    const chOID = await organiser.createChallenge('Grand championnat');
    const uids = Array.from({ length: 400 }, (_, at) => {
      const g0 = 100 + Math.floor(at / 40);
      return { uid: `000${g0}-0-56-h${(at % 40) + 1}`, g0, heat: (at % 40) + 1 };
    });
    const start = Date.now();
    await organiser.upload(chOID, {
      trialsData: uids.map(({ uid, g0, heat }, at) => ({
        ...{ uid, group: `${g0} m Femmes`, name: `${g0} m Femmes – Série ${heat}` },
        ...{ date: new Date(start + at * 60_000).toISOString(), g0, g1: '0', category: 56, round: 'h', heat },
      })),
      startlists: Object.fromEntries(
        uids.map(({ uid }, at) => [
          uid,
          Array.from({ length: 8 }, (_, lane) => ({
            bib: at * 8 + lane,
            last: `NOM${at}`,
            first: `P${lane}`,
            lane: lane + 1,
          })),
        ]),
      ),
    });
    await signIn(page, `${chOID}/trials`);
    await expect(page.getByText('1–50 sur 400')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Chercher' });
    await search.focus();
    /** From the key to the frame after what it changed was drawn. */
    const answerTo = async (key: string) => {
      await page.evaluate(() => {
        const seen = window as unknown as { took?: Promise<number> };
        seen.took = new Promise((resolve) => {
          window.addEventListener(
            'keydown',
            ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
            { once: true, capture: true },
          );
        });
      });
      await page.keyboard.press(key);
      return page.evaluate(() => (window as unknown as { took: Promise<number> }).took);
    };
    const typed = [];
    for (const key of ['1', '0', '5', 'Backspace', '3']) typed.push(await answerTo(key));
    const moved = [];
    await page.locator('tr[data-key]').first().focus();
    for (const key of ['ArrowDown', ' ', 'Shift+ArrowDown', 'ArrowDown', ' ']) moved.push(await answerTo(key));
    const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    test.info().annotations.push({ type: 'ms', description: `${typed.map(Math.round)} / ${moved.map(Math.round)}` });
    expect(median(typed)).toBeLessThan(100);
    expect(median(moved)).toBeLessThan(100);
  });
});
