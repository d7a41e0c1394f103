import type { Page } from '@playwright/test';
import { findMedian } from '../support/answer-time.ts';
import { BOARD_SIZES } from '../support/board-meeting.ts';
import { createContestMeeting } from '../support/contest-meeting.ts';
import { judgeAttempt } from '../support/long-jump-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { UNDO_MS } from '../support/patience.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';
import { takeContest } from '../support/whole-contest.ts';

const ATHLETES = 40;
const ROUNDS = 5;
const FACTS = ATHLETES * ROUNDS;
const MAX_DELAY_MS = 500;

/** The mark of an attempt in the order of the contest, cm: each is the best of its athlete, and no other has it. */
const findMark = (round: number, athlete: number) => 501 + round * ATHLETES + athlete;

/** When a text is drawn in a part of a page, by the machine's clock, ms. */
const waitUntilDrawn = (page: Page, part: string, text: string): Promise<number> =>
  page.evaluate(
    ([selector, wanted]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(selector)?.textContent?.includes(wanted) !== true) return false;
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
          return true;
        };
        if (look()) return;
        const observer = new MutationObserver(() => {
          if (look()) observer.disconnect();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    [part, text] as const,
  );

const findPart = (delays: readonly number[], part: number) =>
  delays.toSorted((a, b) => a - b)[Math.ceil(delays.length * part) - 1] ?? Number.NaN;

test(`67. What a judge writes is on the field board and on the public page within half a second after its three seconds, in 95 of 100 of ${FACTS} attempts`, async ({
  page,
  context,
  sharedServer: server,
}) => {
  test.setTimeout(60 * 60_000);
  const organiser = await OrganiserClient.signIn(server.url);
  const bibs = Array.from({ length: ATHLETES }, (_, at) => String(101 + at));
  const meeting = await createContestMeeting(
    organiser,
    server.url,
    {
      name: 'Régionaux du Val 67 ter',
      event: 'Longueur',
      g0: 900_003,
      round: 'f',
      dets: { nbTries: ROUNDS, cuts: [], reorderAfter: [] },
    },
    bibs.map((bib, at) => ({ bib, last: `SAUTEUSE ${at + 1}`, first: 'Lou' })),
  );
  const contest = Object.fromEntries(
    bibs.map((bib, athlete) => [
      bib,
      { attempts: Array.from({ length: ROUNDS }, (_, round) => findMark(round, athlete)).join(' ') },
    ]),
  );
  const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${meeting.chOID}?kind=sboard`);
  const board = await context.newPage();
  await board.setViewportSize(BOARD_SIZES[0]);
  await board.goto(`${server.url}/officiel/ecran/concours?t=${meeting.oid}#code=${code.code}`);
  await expect(board.locator('.board-bib')).toHaveText('101');
  const spectator = await context.newPage();
  await spectator.setViewportSize({ width: 1280, height: 800 });
  await spectator.goto(`${server.url}/challenge/${meeting.chOID}/trial-${meeting.oid}`);
  await waitUntilSettled(spectator);

  await page.addInitScript(() => {
    document.addEventListener('click', () => Object.assign(window, { pressedAt: Date.now() }), { capture: true });
  });
  await takeContest(page, server.url, meeting.code, { task: /^Essais/, event: /Longueur/ });
  const delays = { board: [] as number[], spectator: [] as number[] };
  for (let fact = 0; fact < FACTS; fact += 1) {
    const mark = (findMark(Math.floor(fact / ATHLETES), fact % ATHLETES) / 100).toFixed(2);
    const shown = [waitUntilDrawn(board, '.board-mark', mark), waitUntilDrawn(spectator, 'main', mark)] as const;
    await judgeAttempt(page, contest);
    const pressed = await page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt);
    const [onBoard, onPage] = await Promise.all(shown);
    delays.board.push(onBoard - pressed - UNDO_MS);
    delays.spectator.push(onPage - pressed - UNDO_MS);
  }
  for (const [where, list] of Object.entries(delays))
    console.log(
      `${where}: median ${findMedian(list)} ms, p95 ${findPart(list, 0.95)} ms, slowest ${Math.max(...list)} ms of ${list.length}`,
    );
  // None before its three seconds are over.
  expect(Math.min(...delays.board, ...delays.spectator)).toBeGreaterThan(0);
  expect(findPart(delays.board, 0.95), 'field board').toBeLessThan(MAX_DELAY_MS);
  expect(findPart(delays.spectator, 0.95), 'public page').toBeLessThan(MAX_DELAY_MS);
});
