import { findSeriousViolations } from '../support/axe.ts';
import { createLongJumpMeeting, typeDigits } from '../support/long-jump-meeting.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectClearTexts, findCutTexts, findSmallKeys, findSmallTargets } from '../support/sight.ts';
import { expect, test } from '../support/test.ts';

test('31, 32, 45, 47. A gauge measures five seconds, asks for the sign, sends what it read to the attempt that is named, and says that there was nothing; everything is large and dark enough', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createLongJumpMeeting(organiser, server.url, 'Régionaux du Val 45');
  const measure = async (state: string) => {
    for (const width of [320, 360, 412, 768]) {
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

  await page.goto(`${server.url}/officiel/#code=${meeting.gauge}`);
  await page.getByRole('button', { name: 'Sautoir 1' }).click();
  await measure('task');
  await press(page, 'Voir les épreuves');
  await measure('list');
  await page.getByRole('button', { name: /Longueur/ }).click();
  await measure('read only');
  await press(page, 'Je tiens cette épreuve');
  await measure('ready');

  await press(page, /^Passage à 40 m/);
  await measure('window');
  await expect(page.getByRole('button', { name: '+ dans le dos' })).toBeVisible({ timeout: 8000 });
  await typeDigits(page, '23');
  await expect(page.getByRole('button', { name: /^Choisissez le signe/ })).toBeDisabled();
  await press(page, '+ dans le dos');
  await expect(page.locator('.who')).toContainText('pas de record');
  await measure('reading');
  await press(page, /^Envoyer \+2.3 m\/s\s*301, essai 1/);
  await expect(page.getByRole('contentinfo')).toContainText('301, essai 1 : vent +2.3');
  await measure('sent');
  await press(page, /^Pas de vent mesuré/);
  await expect(page.getByRole('contentinfo')).toContainText('301, essai 1 : pas de vent mesuré');
  await expect
    .poll(async () => (await meeting.readFacts()).map(({ kind }) => kind), { timeout: 10_000 })
    .toEqual(['wind', 'wind']);
  expect(await findSeriousViolations(page)).toEqual([]);
});
