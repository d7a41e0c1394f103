import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { notePress, press, waitForPause } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectClearTexts, findCutTexts, findSmallKeys, findSmallTargets } from '../support/sight.ts';
import { createStartMeeting, DECATHLON_SPRINT, openTask, SPRINT } from '../support/start-meeting.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

async function recall(page: Page, card: RegExp, ...lanes: number[]): Promise<void> {
  await press(page, 'Rappel…');
  for (const lane of lanes) await page.getByRole('button', { name: new RegExp(`^Couloir ${lane},`) }).click();
  await page.getByRole('radio', { name: card }).click();
}

const DNS = 2;
const DQ = 4;

test('15, 31, 32, 35, 36, 48. A starter recalls by cards, with the network cut and back: a decathlon’s first false start warns all and its second disqualifies, elsewhere the first does; 0.099 s decides nothing; everything is large and dark enough', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createStartMeeting(organiser, server.url, 'Régionaux du Val 48');
  const network = await openCuttableNetwork(server.url);
  const measure = async (state: string) => {
    for (const width of [320, 360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findSmallTargets(page), `${state} at ${width}`).toEqual([]);
      expect(await findSmallKeys(page), `${state} at ${width}`).toEqual([]);
      expect(await findCutTexts(page), `${state} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), state).toBeLessThanOrEqual(740);
    }
    await expectClearTexts(page, state);
    await page.setViewportSize({ width: 360, height: 740 });
  };

  await openTask(page, {
    url: network.url,
    code: meeting.starter,
    task: /^Départ/,
    place: 'Départ',
    trial: /100 m Femmes/,
  });
  await measure('read only');
  await press(page, 'Je tiens cette épreuve');
  await press(page, 'Appel clos : aux blocs');
  await press(page, /^Couloir 1, 301/);
  await press(page, /^Couloir 7, 307/);
  await measure('lanes');

  await network.cut();
  await expect(page.getByRole('banner')).toContainText('Hors ligne', { timeout: 15_000 });
  await measure('offline');
  await press(page, 'Parti');
  await recall(page, /Vert/);
  await page.getByRole('button', { name: 'Changer la réaction' }).click();
  for (const digit of ['0', '9', '9']) await page.getByRole('button', { name: digit, exact: true }).click();
  await measure('reaction');
  await page.getByRole('button', { name: 'Garder' }).click();
  await expect(page.getByRole('dialog')).toContainText('indice, jamais une décision');
  await measure('recall');
  await press(page, /^Vert\s: personne/);
  await expect(page.locator('.ln.out')).toHaveCount(0);

  await press(page, 'Rappel…');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Annuler');
  await page.getByRole('radio', { name: /Rouge/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.ln.out')).toHaveCount(0);
  await recall(page, /Rouge/, 5);
  await press(page, /^Rouge à 5 KERBRAT\s*disqualification · DQ TR16.8$/);
  await expect(page.getByRole('button', { name: /^Couloir 5, 305 KERBRAT, DQ/ })).toBeVisible();
  await press(page, /^Départ.*Hors ligne/);
  await expect(page.locator('.jr .state').first()).toHaveText('en attente');
  await press(page, 'Retour');
  await press(page, 'Rappel…');
  await expect(page.getByRole('button', { name: /^Couloir 5, 305 KERBRAT, DQ/ })).toBeDisabled();
  await page.getByRole('button', { name: /^Couloir 4,/ }).click();
  await page.getByRole('radio', { name: /Jaune/ }).click();
  await measure('yellow card');
  await press(page, /^Jaune à 4 \S+\s*avertissement de conduite$/);
  await expect(page.getByRole('button', { name: /^Couloir 4,.*, avertie$/ })).toBeVisible();
  await press(page, /^Couloir 6, 306/);
  await press(page, /^Couloir 6, 306.*Présente/);
  await press(page, 'Parti');
  await expect(page.getByRole('alert')).toContainText('Pas là à l’appel : 6');
  await measure('gone');
  await press(page, '1 DNS ?');
  await press(page, '1 DNS');
  expect((await meeting.readFactIds()).length).toBeLessThan(6);
  await network.mend();
  await expect.poll(async () => (await meeting.readTrial(SPRINT)).words).toEqual({ 305: DQ, 306: DNS });
  expect(await meeting.readTrial(SPRINT)).toMatchObject({
    status: 5,
    presences: { 301: 'present', 306: 'absent', 307: 'present' },
  });

  await press(page, /^Suivante : /);
  await expect(page.getByRole('banner')).toContainText('100 m');
  await press(page, 'Je tiens cette épreuve');
  await recall(page, /Jaune/, 3);
  await expect(page.getByRole('radio', { name: /Rouge/ })).toBeDisabled();
  await press(page, /^Jaune à 3 SANTERRE/);
  await expect(page.locator('.who')).toContainText('Tous avertis');
  // The slip is taken back within its ring and leaves together with the correction.
  await recall(page, /Rouge/, 2);
  await press(page, /^Rouge à 2 LESCOUËT/);
  await waitForPause(page);
  await page.getByRole('button', { name: 'Annuler cette ligne' }).click();
  await notePress(page);
  await expect(page.locator('.ln.out')).toHaveCount(0);
  await recall(page, /Rouge/, 4);
  await press(page, /^Rouge à 4 VALMOREL/);
  await expect
    .poll(async () => (await meeting.readTrial(DECATHLON_SPRINT)).words, { timeout: 15_000 })
    .toEqual({ 74: DQ });
  await press(page, 'Autres actions');
  await measure('more');
  await press(page, 'Contrôle du système de départ…');
  await measure('system');
  expect(await findSeriousViolations(page)).toEqual([]);
});
