import { randomInt } from 'node:crypto';
import { createDraw } from '../support/draw.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { beginRandomContest, type ContestKind, createDone } from '../support/random-turns.ts';
import { expect, test } from '../support/test.ts';

const IS_LONG = process.env.FOULEE_LONG === '1';
const TURNS = IS_LONG ? 500 : 30;
const MAX_SEED = 2 ** 31;
const KINDS: readonly ContestKind[] = ['long jump', 'high jump'];
/** Turns of one contest in the short run, so that both kinds have some. */
const SHORT_CONTEST = 15;

test(`38. The name above the keys is the one that is written, in ${TURNS} random turns with retakes, passes, cuts and take-overs`, async ({
  browser,
  sharedServer: { url },
}) => {
  test.setTimeout(IS_LONG ? 60 * 60_000 : 8 * 60_000);
  const seed = process.env.FOULEE_SEED === undefined ? randomInt(MAX_SEED) : Number(process.env.FOULEE_SEED);
  console.log(`FOULEE_SEED=${seed}`);
  const draw = createDraw(seed);
  const organiser = await OrganiserClient.signIn(url);
  const done = createDone();
  for (let [turns, contest] = [0, 0]; turns < TURNS; contest += 1) {
    const kind = KINDS[contest % KINDS.length] ?? 'long jump';
    const begun = await beginRandomContest(
      { organiser, url, browser },
      kind,
      draw,
      `Régionaux du Val 38-${contest + 1}`,
    );
    try {
      const left = TURNS - turns;
      turns += await begun.judge(IS_LONG ? left : Math.min(left, SHORT_CONTEST), done);
    } finally {
      await begun.end();
    }
  }
  console.log(JSON.stringify(done));
  for (const what of ['attempt', 'pass', 'retake', 'takeOver', 'cut'] as const)
    expect(done[what], what).toBeGreaterThan(0);
});
