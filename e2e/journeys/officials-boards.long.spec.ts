import type { Page } from '@playwright/test';
import { BOARD_SIZES, createBoardMeeting } from '../support/board-meeting.ts';
import { createFinishMeeting } from '../support/finish-meeting.ts';
import { countAnimations, watchFlashes } from '../support/flashes.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

const WALK = '010000-W-56-f1';
const RESULTS = 5;
/** Lanes of those who are not frozen. */
const OTHER_LANES = [1, 3, 5, 6, 7];

test('70. While the referee is awaited an athlete’s row stays as it was through five new results, those of the others come; once the report is answered the newest is shown', async ({
  page,
  sharedServer: server,
}) => {
  const meeting = await createBoardMeeting(await OrganiserClient.signIn(server.url), server.url);
  const { race, longJump, say } = meeting;
  await page.setViewportSize(BOARD_SIZES[0]);
  await page.goto(`${server.url}/officiel/ecran/concours?t=${race}#code=${meeting.board}`);
  await say(race, [{ kind: 'start' }], 'starter');
  const read = (lane: number, place: number, v: number) => ({ kind: 'raw', lane, place, st: 1, v });
  let [second = ''] = await say(race, [read(2, 2, 11_650), read(4, 1, 11_580)], 'chrono');
  const row = page.locator('.list-rows li').filter({ hasText: '1302' });
  await expect(row).toContainText('11.65');
  const [report = ''] = await say(race, [{ kind: 'report', what: 'line', lane: 2 }]);
  await expect(row).toHaveClass(/frozen/);
  const frozen = await row.textContent();
  for (let result = 1; result <= RESULTS; result += 1) {
    const next = crypto.randomUUID();
    const corrected = { id: next, ...read(2, 2, 11_650 + 10 * result) };
    await say(race, [{ kind: 'correction', replaces: second, with: [corrected] }], 'chrono');
    second = next;
    // The others go on: theirs is drawn after the one that is held back has come.
    await say(race, [read(OTHER_LANES[result - 1] ?? 1, 2 + result, 11_700 + 100 * result)], 'chrono');
    await expect(page.locator('.list-rows')).toContainText(((11_700 + 100 * result) / 1000).toFixed(2));
    expect(await row.textContent()).toBe(frozen);
  }
  await say(race, [{ kind: 'correction', replaces: report, with: [] }]);
  await expect(row).toContainText('11.70');
  await expect(row).not.toHaveClass(/frozen/);

  // Beside a pit too: what the athlete does since is not told, her turn and that of the others is.
  await page.goto(`${server.url}/officiel/ecran/classement?t=${longJump}`);
  const jump = (bib: number, n: number, v: number) => ({ kind: 'attempt', bib: String(bib), n, r: 'o', v, w: 0.5 });
  await say(longJump, [jump(1301, 1, 6100), jump(1302, 1, 6050)]);
  const standing = page.locator('.list-rows li');
  await expect(standing.first()).toContainText('6.10');
  const [foot = ''] = await say(longJump, [{ kind: 'report', what: 'other', bib: '1301', text: 'Planche' }]);
  await expect(page.locator('.board-referee')).toBeVisible();
  for (let at = 0; at < RESULTS; at += 1) {
    await say(longJump, [jump(1303 + at, 1, 5800 + 10 * at)]);
    await expect(page.locator('.list-rows')).toContainText(((5800 + 10 * at) / 1000).toFixed(2));
  }
  await say(longJump, [jump(1308, 1, 5950), jump(1309, 1, 5960), jump(1301, 2, 6660)]);
  await expect(page.locator('.list-rows')).toContainText('5.96');
  await expect(page.locator('.list-rows')).not.toContainText('6.66');
  await expect(
    standing
      .filter({ hasText: '1301' })
      .or(standing.filter({ hasText: '6.10' }))
      .first(),
  ).toContainText('6.10');
  await say(longJump, [{ kind: 'correction', replaces: foot, with: [] }]);
  await expect(page.locator('.list-rows')).toContainText('6.66');
});

/** Waits by the page's own count, so that every frame in between is seen. */
async function waitFor(page: Page, ms: number): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(([at, length]) => performance.now() - at > length, [since, ms] as const, {
    timeout: ms + 30_000,
  });
}

for (const motion of ['no-preference', 'reduce'] as const)
  test(`71. No picture flashes more than once in a third of a second: marks, clocks, bars, lists, cues, a wall by turns, strips, the bell (${motion})`, async ({
    page,
    context,
    sharedServer: server,
  }) => {
    test.setTimeout(6 * 60_000);
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createBoardMeeting(organiser, server.url);
    const finish = await createFinishMeeting(organiser, server.url, {
      name: `Régionaux du Val 71 ${motion}`,
      runners: 8,
    });
    const { longJump, poleVault, say } = meeting;
    const reader = await context.newPage();
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize(BOARD_SIZES[2]);
    const expectCalm = async (state: string, act: () => Promise<unknown>) => {
      let moving = 0;
      const { frames, changes, flashes } = await watchFlashes(page, reader, async () => {
        await act();
        moving = await countAnimations(page);
      });
      console.log(
        `${motion}, ${state}: ${frames} frames, ${changes} changes of light, at most ${flashes} flashes in a third of a second`,
      );
      // Something was drawn, or nothing would be told by this.
      expect(frames, state).toBeGreaterThan(0);
      expect(flashes, state).toBeLessThanOrEqual(1);
      if (motion === 'reduce') expect(moving, state).toBe(0);
    };
    await page.goto(`${server.url}/officiel/ecran/concours?t=${longJump}#code=${meeting.board}`);
    await expect(page.locator('.board-bib')).toHaveText('1301');
    await expectCalm('a new mark comes and goes', async () => {
      await say(longJump, [{ kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 }]);
      await expect(page.locator('.board-mark output')).toBeVisible();
      await expect(page.locator('.board-mark output')).toHaveCount(0);
    });
    await page.goto(`${server.url}/officiel/ecran/horloge?t=${longJump}`);
    await expect(page.locator('.board-time')).toBeVisible();
    await expectCalm('the last seconds', async () => {
      await say(longJump, [{ kind: 'clock', act: 'start', bib: '1302', ms: 18_000 }]);
      await expect(page.locator('.board-time.last')).toBeVisible();
      await waitFor(page, 4000);
    });
    await say(longJump, [{ kind: 'clock', act: 'start', bib: '1302', ms: 4000 }]);
    await expectCalm('the time is over', async () => {
      await expect(page.locator('.board-time')).toHaveText('0:00');
      await waitFor(page, 2000);
    });
    await page.goto(`${server.url}/officiel/ecran/barre?t=${poleVault}`);
    await expect(page.locator('.board-squares')).toBeVisible();
    await expectCalm('a bar that falls', async () => {
      await say(poleVault, [{ kind: 'attempt', bib: '1301', h: 3850, r: 'x' }]);
      await expect(page.locator('.board-squares .x')).toBeVisible();
      await expect(page.locator('.board-bib')).toHaveText('1302');
    });

    const tell = (body: object) => organiser.call('PUT', `/api/lesecretariat/screens/${meeting.chOID}`, body);
    const { race, chOID } = meeting;
    const read = (lane: number, place: number, v: number) => ({ kind: 'raw', lane, place, st: 1, v });
    await say(race, [{ kind: 'start' }], 'starter');
    await page.goto(`${server.url}/officiel/ecran/resultat?t=${race}`);
    await expect(page.locator('.list-rows li')).toHaveCount(4);
    const fade = motion === 'reduce' ? 'none' : 'board-in';
    await expect(page.locator('.board > .list')).toHaveCSS('animation-name', fade);
    await expectCalm('a list that grows', async () => {
      for (let lane = 1; lane <= 6; lane += 1) await say(race, [read(lane, lane, 11_500 + 70 * lane)], 'chrono');
      await expect(page.locator('.list-rows')).toContainText('11.57');
    });
    await expectCalm('a picture that is told, black, and back', async () => {
      await tell({ act: 'show', layout: 'classement', trial: longJump });
      await expect(page.locator('.list-standing')).toBeVisible();
      await tell({ act: 'black' });
      await expect(page.locator('.board-black')).toBeVisible();
      await tell({ act: 'auto' });
      await expect(page.locator('.list-order')).toBeVisible();
    });
    await expectCalm('the last seconds of a countdown', async () => {
      await tell({ act: 'countdown', to: new Date(Date.now() + 17_000).toISOString(), text: 'Reprise' });
      await expect(page.locator('.board-countdown .last')).toBeVisible();
      await expect(page.locator('.list-order')).toBeVisible({ timeout: 40_000 });
    });
    await page.goto(`${server.url}/officiel/ecran/mix`);
    await expect(page.locator('.board-of-list')).toBeVisible();
    await expectCalm('a result that comes before what a wall shows by turns', async () => {
      await say(race, [{ kind: 'status', status: 15 }], 'chrono');
      await expect(page.locator('.list-order')).toContainText('11.57');
    });
    await page.setViewportSize(BOARD_SIZES[0]);
    await page.goto(`${server.url}/officiel/ecran/incrustation?t=${race}&vue=resultat&play=0`);
    await expect(page.locator('.board')).toHaveCSS('opacity', '0');
    await expectCalm('strips that come and go', async () => {
      await page.evaluate(() => (window as unknown as { play(): void }).play());
      await expect(page.locator('.board')).toHaveCSS('opacity', '1');
      await page.evaluate(() => (window as unknown as { stop(): void }).stop());
      await expect(page.locator('.board')).toHaveCSS('opacity', '0');
    });
    await page.setViewportSize(BOARD_SIZES[2]);
    const event = { uid: WALK, group: 'Marche', name: 'Marche', g0: 10_000, g1: 'W', category: 56, dets: {} };
    await organiser.upload(chOID, {
      trialsData: [{ ...event, round: 'f', heat: 1, status: 25, date: new Date().toISOString() }],
      startlists: { [WALK]: [{ bib: '1401', last: 'RIVIÈRE', first: 'Camille', category: 56, odr: 1 }] },
    });
    const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
      'GET',
      `/api/lesecretariat/trials/${chOID}`,
    );
    const walk = trials.find(({ uid }) => uid === WALK)?.oid ?? '';
    await page.goto(`${server.url}/officiel/ecran/marche?t=${walk}`);
    await expect(page.locator('.list-walk')).toBeVisible();
    await expectCalm('cards, and who is out', async () => {
      for (const judge of ['1', '2', '3']) {
        await say(walk, [{ kind: 'walk', what: 'red', bib: '1401', symbol: '~', judge }]);
        await expect(page.locator('.walk .sgi')).toHaveCount(Number(judge));
      }
      await say(walk, [{ kind: 'word', bib: '1401', st: 4, rules: ['TR54.7.1'] }]);
      await expect(page.locator('.walk .mark')).toHaveText('DQ');
    });

    const lap = (at: number) => ({
      id: crypto.randomUUID(),
      at: new Date(Date.now() - 900_000 + at * 70_000).toISOString(),
      trialOID: finish.longRace,
      kind: 'lap',
      bib: '405',
    });
    const sayLaps = async (laps: readonly object[]) => {
      const answer = await fetch(`${server.url}/api/live-input/${finish.chOID}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-code': finish.judge },
        body: JSON.stringify({ device: 'laps', facts: laps }),
      });
      expect(answer.status).toBe(200);
    };
    await page.goto(`${server.url}/officiel/ecran/tours?t=${finish.longRace}#code=${finish.board}`);
    await sayLaps(Array.from({ length: 11 }, (_, at) => lap(at)));
    await expect(page.locator('.board-lap-n')).toHaveText('2', { timeout: 30_000 });
    await expectCalm('the bell', async () => {
      await sayLaps([lap(11)]);
      await expect(page.locator('.board-laps.bell')).toBeVisible({ timeout: 30_000 });
      await waitFor(page, 4000);
    });
  });
