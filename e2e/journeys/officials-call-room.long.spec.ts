import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectClearTexts, findSmallKeys, findSmallTargets } from '../support/sight.ts';
import { createStartMeeting, LONG, openTask, SPRINT } from '../support/start-meeting.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const DNS = 2;

test('15, 31, 32, 56. A call room says who is there, at the start and at the pit within two seconds; closing names each absent and a DNS is for one person; without a network it goes on', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createStartMeeting(organiser, server.url, 'Régionaux du Val 56');
  const network = await openCuttableNetwork(server.url);
  const measure = async (state: string) => {
    for (const width of [320, 360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findSmallTargets(page), `${state} at ${width}`).toEqual([]);
      expect(await findSmallKeys(page), `${state} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), state).toBeLessThanOrEqual(740);
    }
    await expectClearTexts(page, state);
    await page.setViewportSize({ width: 360, height: 740 });
  };
  const others = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  const [start, pit] = [await others.newPage(), await (await browser.newContext({ locale: 'fr-FR' })).newPage()];
  await openTask(start, {
    url: server.url,
    code: meeting.starter,
    task: /^Départ/,
    place: 'Départ',
    trial: /100 m Femmes/,
  });
  await openTask(pit, { url: server.url, code: meeting.judge, task: /^Essais/, place: 'Sautoir 2', trial: /Longueur/ });
  await press(pit, 'Je tiens cette épreuve');

  await openTask(page, {
    url: network.url,
    code: meeting.judge,
    task: /^Chambre d’appel/,
    place: 'Chambre d’appel',
    trial: /100 m Femmes/,
  });
  await expect(page.locator('.room')).toHaveCount(2);
  await measure('rooms');
  await press(page, /^301 RIVOALLAN : Attendue/);
  // A check can be taken back for three seconds; from then on it is at the start within two.
  await press(page, /^302 LESCOUËT : Attendue/);
  await expect(start.getByRole('button', { name: /^Couloir 1, 301 RIVOALLAN, Présente/ })).toBeVisible({
    timeout: 2000,
  });
  await press(page, /^31 RIVOALLAN : /);
  await press(page, /^31 RIVOALLAN : Présent/);
  // A check can be taken back for three seconds; from then on it is at the pit within two.
  await expect(pit.locator('.grid tr.gone')).toContainText('31', { timeout: 5100 });

  await network.cut();
  await expect(page.getByRole('banner')).toContainText('Hors ligne', { timeout: 15_000 });
  for (const bib of [303, 304, 305, 306]) await press(page, new RegExp(`^${bib} .* : Attendue`));
  await press(page, /^Clore l’appel…\s*100 m Femmes/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('307 PENHOËT');
  await expect(dialog).toContainText('308 CHASTAING');
  await page.getByRole('button', { name: 'DNS : 307 PENHOËT' }).click();
  await measure('closing');
  await press(page, /^Clore l’appel\s*là\s: 6 · DNS\s: 1$/);
  await expect(page.locator('.room .state').first()).toHaveText('Appel clos');
  expect((await meeting.readTrial(SPRINT)).status).toBe(25);
  await network.mend();
  await expect.poll(async () => (await meeting.readTrial(SPRINT)).status).toBe(30);
  expect(await meeting.readTrial(SPRINT)).toMatchObject({
    words: { 307: DNS },
    presences: { 301: 'present', 306: 'present', 307: 'absent', 308: 'absent' },
  });
  expect((await meeting.readTrial(LONG)).presences).toEqual({ 31: 'absent' });
  await expect(start.getByRole('button', { name: /^Couloir 7, 307 PENHOËT, DNS/ })).toBeVisible({ timeout: 2000 });

  // She comes before the start after all.
  await press(page, /^307 PENHOËT : DNS/);
  await press(page, '307 PENHOËT est là');
  await expect.poll(async () => (await meeting.readTrial(SPRINT)).words).toEqual({});
  await press(page, 'Autres actions');
  await measure('settings');
  await press(page, 'Annuler');
  await press(page, 'Scanner un dossard');
  await measure('scan');
  expect(await findSeriousViolations(page)).toEqual([]);
});
