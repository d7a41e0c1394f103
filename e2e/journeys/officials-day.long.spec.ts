import type { Page } from '@playwright/test';
import { BOARD_SIZES, createBoardMeeting } from '../support/board-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

const SECOND = 1000;
/** A result every twenty seconds for ten hours. */
const BETWEEN_S = 20;
const RESULTS = Number(process.env.BOARD_RESULTS ?? (10 * 3600) / BETWEEN_S);
/** What a page learns once (code, texts, the shapes of its data) is there by then. */
const WARM = Math.round(RESULTS / 20);
const MAX_GROWTH_MB = 20;
const RACE = '000100-0-56-f1';

async function measureHeap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number };
  await cdp.detach();
  return usedSize / 1e6;
}

for (const layout of ['resultat', 'incrustation'])
  test(`74. A board (${layout}) shows ${RESULTS} results, one every ${BETWEEN_S} seconds, and grows by less than ${MAX_GROWTH_MB} MB`, async ({
    page,
    sharedServer: server,
  }) => {
    test.setTimeout(RESULTS * 5 * SECOND + 120 * SECOND);
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createBoardMeeting(organiser, server.url);
    const race = {
      uid: RACE,
      g0: 100,
      g1: '0',
      category: 56,
      round: 'f',
      heat: 1,
      group: '100 m',
      name: '100 m',
      dets: {},
    };
    await organiser.upload(meeting.chOID, { trialsData: [{ ...race, status: 15, date: new Date().toISOString() }] });
    await page.clock.install();
    await page.setViewportSize(BOARD_SIZES[0]);
    const address = `${layout}?t=${meeting.race}`;
    await page.goto(`${server.url}/officiel/ecran/${address}#code=${meeting.board}`);
    await expect(page.locator('.board')).toBeVisible();
    let before = Number.NaN;
    for (let result = 0; result < RESULTS; result += 1) {
      const fastest = 11_000 + 10 * (result % 400);
      await organiser.upload(meeting.chOID, {
        resultlists: {
          [RACE]: ['1301', '1302', '1303', '1304'].map((bib, at) => ({
            bib,
            prf: { v: fastest + 20 * at, u: 'ms', st: 1 },
          })),
        },
      });
      await page.clock.fastForward(BETWEEN_S * SECOND);
      await expect(page.locator('.board')).toContainText((fastest / 1000).toFixed(2));
      if (result === WARM) before = await measureHeap(page);
    }
    const after = await measureHeap(page);
    console.log(`${layout}: ${before.toFixed(1)} MB, after ${RESULTS} results ${after.toFixed(1)} MB`);
    expect(after - before).toBeLessThan(MAX_GROWTH_MB);
    await expect(page.locator('.board-silent')).toHaveCount(0);
  });

for (const layout of ['concours', 'mix'])
  test(`74. A board (${layout}) shows what ${RESULTS} times three facts of officials say, one result every ${BETWEEN_S} seconds, and grows by less than ${MAX_GROWTH_MB} MB`, async ({
    page,
    sharedServer: server,
  }) => {
    test.setTimeout(RESULTS * 5 * SECOND + 120 * SECOND);
    const meeting = await createBoardMeeting(await OrganiserClient.signIn(server.url), server.url);
    const { longJump, say } = meeting;
    const jump = (v: number) => ({ kind: 'attempt', bib: '1301', n: 1, r: 'o', v, w: 0.8 });
    let [last = ''] = await say(longJump, [jump(6000)]);
    await page.clock.install();
    await page.setViewportSize(BOARD_SIZES[0]);
    const address = layout === 'mix' ? 'mix' : `${layout}?t=${longJump}`;
    await page.goto(`${server.url}/officiel/ecran/${address}#code=${meeting.board}`);
    await expect(page.locator('.board')).toBeVisible();
    let before = Number.NaN;
    for (let result = 0; result < RESULTS; result += 1) {
      const v = 6010 + 10 * (result % 60);
      const next = crypto.randomUUID();
      await say(longJump, [
        { kind: 'clock', act: 'start', bib: '1302', ms: 60_000 },
        { kind: 'clock', act: 'stop', bib: '1302' },
        { kind: 'correction', replaces: last, with: [{ id: next, ...jump(v) }] },
      ]);
      last = next;
      await page.clock.fastForward(BETWEEN_S * SECOND);
      // What it takes to lead stands beside the pit, what leads on a wall by turns: with the standing, and with the stadium.
      await expect(page.locator('.board')).toContainText(((layout === 'mix' ? v : v + 10) / 1000).toFixed(2));
      if (result === WARM) before = await measureHeap(page);
    }
    const after = await measureHeap(page);
    console.log(`${layout}: ${before.toFixed(1)} MB, after ${3 * RESULTS} facts ${after.toFixed(1)} MB`);
    expect(after - before).toBeLessThan(MAX_GROWTH_MB);
    await expect(page.locator('.board-silent')).toHaveCount(0);
  });
