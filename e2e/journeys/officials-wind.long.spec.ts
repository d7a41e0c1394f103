import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { createLongJumpMeeting, judgeAttempt, openLongJump, typeDigits } from '../support/long-jump-meeting.ts';
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
  await press(page, 'Plus tard');
  await measure('later');
  await press(page, 'Suivant');

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

test('31, 32, 46. A gauge that does not hear the judge lists its reading by the time; the judge attaches it later to the attempt that she names, once', async ({
  page: gauge,
  context,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createLongJumpMeeting(organiser, server.url, 'Régionaux du Val 46');
  const network = await openCuttableNetwork(server.url);
  await gauge.goto(`${network.url}/officiel/#code=${meeting.gauge}`);
  await gauge.getByRole('button', { name: 'Sautoir 1' }).click();
  await press(gauge, 'Voir les épreuves');
  await gauge.getByRole('button', { name: /Longueur/ }).click();
  await press(gauge, 'Je tiens cette épreuve');
  await expect(gauge.getByRole('heading', { name: '301, essai 1' })).toBeVisible();
  await network.cut();
  await expect(gauge.getByRole('heading', { name: 'Essai inconnu' })).toBeVisible();
  await press(gauge, 'Lire maintenant');
  await typeDigits(gauge, '11');
  await press(gauge, '+ dans le dos');
  await press(gauge, /^Envoyer \+1.1 m\/s/);
  const listed = gauge.getByRole('region', { name: 'Vents à attribuer' });
  await expect(listed).toContainText(/\d\d:\d\d:\d\d \+1.1/);

  // The judge's phone is at another address: its log is its own.
  const judge = await context.newPage();
  await openLongJump(judge, server.url, meeting.code);
  await judgeAttempt(judge);
  await judgeAttempt(judge);
  await network.mend();
  const check = async (page: Page, state: string) => {
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findSmallTargets(page), `${state} at ${width}`).toEqual([]);
      expect(await findCutTexts(page), `${state} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectClearTexts(page, state);
    expect(await findSeriousViolations(page)).toEqual([]);
  };
  await expect(judge.getByText('1 vent lu sans essai connu.')).toBeVisible();
  await check(judge, 'strip');
  await check(gauge, 'list');
  await press(judge, 'Attribuer');
  await press(judge, /^301, essai 1/);
  await check(judge, 'attach');
  await press(judge, 'Attribuer à 301, essai 1');
  await expect(judge.getByRole('contentinfo')).toContainText('301, essai 1 : vent +1.1');
  await expect(listed).toHaveCount(0);
  const { winds } = await meeting.readSheet();
  expect([winds['301'], winds['302']]).toEqual([[1.1], [undefined]]);
});
