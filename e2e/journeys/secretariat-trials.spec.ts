import type { Page } from '@playwright/test';
import { findMedian, measureAnswerTime } from '../support/answer-time.ts';
import { createLongProgramme } from '../support/long-programme.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { TIME_LIMIT_FACTOR } from '../support/patience.ts';
import type { RunningServer } from '../support/server.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { answerCookies, expect, longTest, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('The trials of a meeting, at the desk', () => {
  let server: RunningServer;
  let organiser: OrganiserClient;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });

  const signIn = (page: Page, path: string) => openSignedIn(page, `${server.url}/mgr/lesecretariat/${path}`);

  test('what one secretary does another sees within a second; what is deleted can be had back', async ({
    page,
    browser,
  }) => {
    const chOID = await organiser.createChallenge('À deux');
    await organiser.upload(chOID, {
      trialsData: ['100', '200'].map((metres) => ({
        uid: `000${metres}-0-56-f1`,
        group: `${metres} m Femmes`,
        name: `${metres} m Femmes – Finale`,
        date: new Date().toISOString(),
        g0: Number(metres),
        g1: '0',
        category: 56,
        round: 'f',
        heat: 1,
      })),
    });
    const other = await (
      await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
    ).newPage();
    await answerCookies(other.context());
    await signIn(page, `${chOID}/trials`);
    await signIn(other, `${chOID}/trials`);
    await expect(other.getByRole('checkbox', { name: /^Sélectionner/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Actions, 100 m F, Finale' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Épreuve supprimée')).toBeVisible();
    await expect(other.getByRole('checkbox', { name: /^Sélectionner/ })).toHaveCount(1, {
      timeout: 1000 * TIME_LIMIT_FACTOR,
    });
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(other.getByRole('checkbox', { name: /^Sélectionner/ })).toHaveCount(2);
    await other.context().close();
  });

  longTest(
    'a programme being built and settings being typed are there again after the tab was closed, and may be dropped',
    async ({ page, context }) => {
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
    },
  );

  longTest('four hundred trials: a filter and a key are answered in under a tenth of a second', async ({ page }) => {
    const chOID = await createLongProgramme(organiser);
    await signIn(page, `${chOID}/trials`);
    await expect(page.getByText('1–50 sur 400')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Chercher' });
    await search.focus();
    const typed = [];
    for (const key of ['1', '0', '5', 'Backspace', '3']) typed.push(await measureAnswerTime(page, key));
    const moved = [];
    await page.locator('tr[data-key]').first().focus();
    for (const key of ['ArrowDown', ' ', 'Shift+ArrowDown', 'ArrowDown', ' '])
      moved.push(await measureAnswerTime(page, key));
    test.info().annotations.push({ type: 'ms', description: `${typed.map(Math.round)} / ${moved.map(Math.round)}` });
    expect(findMedian(typed)).toBeLessThan(100 * TIME_LIMIT_FACTOR);
    expect(findMedian(moved)).toBeLessThan(100 * TIME_LIMIT_FACTOR);
  });
});
