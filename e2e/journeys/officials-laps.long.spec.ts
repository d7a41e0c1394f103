import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { findBoardFaults } from '../support/board-faults.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { createFinishMeeting, openPost } from '../support/finish-meeting.ts';
import { notePress, press, waitForPause } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectClearTexts, findCutTexts, findSmallKeys, findSmallTargets } from '../support/sight.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const LAPS = { task: /^Tours/, race: /5000 m/ } as const;

/** A runner's next lap is none before five seconds (LapsConsole). */
async function waitForNextLap(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 5500, since);
}

test('31, 32, 51. The lap board counts from the leader, the bell comes exactly one lap before the end, and what two scorers count differently is listed, though one was cut from the network', async ({
  page: scorer,
  browser,
  sharedServer: server,
}) => {
  test.setTimeout(240_000);
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createFinishMeeting(organiser, server.url, { name: 'Régionaux du Val 51' });
  const network = await openCuttableNetwork(server.url);
  const measure = async (state: string) => {
    for (const width of [320, 360, 412, 768, 1280]) {
      await scorer.setViewportSize({ width, height: 740 });
      expect(await findSmallTargets(scorer), `${state} at ${width}`).toEqual([]);
      expect(await findSmallKeys(scorer), `${state} at ${width}`).toEqual([]);
      expect(await scorer.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
    }
    expect(await findCutTexts(scorer), state).toEqual([]);
    await expectClearTexts(scorer, state);
    expect(await findSeriousViolations(scorer), state).toEqual([]);
    await scorer.setViewportSize({ width: 360, height: 740 });
  };
  await openPost(scorer, network.url, meeting.judge, { ...LAPS, place: 'Tours 1' });
  const second = await (await browser.newContext()).newPage();
  await openPost(second, server.url, meeting.chrono, { ...LAPS, place: 'Tours 2' });
  const board = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await board.goto(`${server.url}/officiel/ecran/tours?t=${meeting.longRace}#code=${meeting.board}`);
  await expect(board.locator('.board-lap-n')).toHaveText('13');
  await measure('before the start');

  const pass = async (page: typeof scorer, bib: number) => {
    await page.getByRole('button', { name: new RegExp(`^${bib}`) }).click();
    await expect(page.locator('.ft')).toContainText(String(bib));
  };
  await pass(scorer, 405);
  await pass(second, 405);
  await pass(scorer, 401);
  await expect(scorer.locator('.lap').first()).toHaveClass(/lead/);
  await expect(scorer.locator('.lap').first()).toContainText('405');
  await expect(board.locator('.board-lap-n')).toHaveText('12', { timeout: 15_000 });

  // The other laps are dated as in the race, so that the journey does not last as long.
  const begin = Date.now() - 900_000;
  const facts = Array.from({ length: 10 }, (_, at) => ({
    id: crypto.randomUUID(),
    at: new Date(begin + at * 75_000).toISOString(),
    trialOID: meeting.longRace,
    kind: 'lap',
    bib: '405',
  }));
  const say = (device: string, sent: readonly object[]) =>
    fetch(`${server.url}/api/live-input/${meeting.chOID}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-code': meeting.judge },
      body: JSON.stringify({ device, facts: sent }),
    });
  const device = await scorer.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('foulee-officiel');
        opening.onsuccess = () => {
          const read = opening.result.transaction('device').objectStore('device').get('device');
          read.onsuccess = () => resolve((read.result as { id: string }).id);
        };
      }),
  );
  expect((await say(device, facts)).status).toBe(200);
  await expect(scorer.getByText('CLOCHE')).toHaveCount(0);
  await expect(scorer.locator('.lapbd .n')).toHaveText('2', { timeout: 20_000 });
  await expect(board.locator('.board-lap-n')).toHaveText('2', { timeout: 20_000 });
  await measure('two laps to go');

  await network.cut();
  await waitForNextLap(scorer);
  await scorer.getByRole('button', { name: /^405/ }).click();
  await expect(scorer.getByRole('alert')).toContainText('Dernier tour pour la tête');
  await measure('bell');
  await press(scorer, 'Cloche sonnée');
  await expect(scorer.locator('.lapbd .n')).toHaveText('1');
  await expect(board.locator('.board-lap-n')).toHaveText('2');
  await network.mend();
  await expect(board.locator('.board-laps.bell')).toContainText('CLOCHE', { timeout: 30_000 });
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 3840, height: 1080 },
    { width: 640, height: 192 },
    { width: 384, height: 96 },
  ]) {
    await board.setViewportSize(size);
    expect(await findBoardFaults(board, { withNumber: true }), JSON.stringify(size)).toEqual([]);
  }

  await expect(scorer.getByText('Les deux compteurs diffèrent.')).toBeVisible({ timeout: 30_000 });
  await expect(scorer.getByRole('alert')).toContainText('405 E-VANDENBERGHE-DELACROIX-ROY : 12 ici, 1 là-bas');
  await expect(second.getByRole('alert')).toContainText('405 E-VANDENBERGHE-DELACROIX-ROY : 1 ici, 12 là-bas', {
    timeout: 30_000,
  });
  await measure('two scorers differ');

  // The finish is asked about, elsewhere than where it was touched.
  await waitForPause(scorer);
  await waitForNextLap(scorer);
  await scorer.getByRole('button', { name: /^405/ }).click();
  await notePress(scorer);
  await expect(scorer.getByRole('dialog')).toContainText('405 E-VANDENBERGHE-DELACROIX-ROY a fini ?');
  await press(scorer, 'A fini');
  await expect(scorer.locator('.lapbd .n')).toHaveText('0');
  await expect(board.locator('.board-lap-n')).toHaveText('0', { timeout: 20_000 });
});
