import { createDraw } from '../support/draw.ts';
import { readOwnFactIds } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { LONG } from '../support/patience.ts';
import { openRandomContest } from '../support/random-contest.ts';
import { expect, test } from '../support/test.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? (LONG ? 100 : 1));
/** A long run looks elsewhere each time; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_261_126));
const STEPS = 30;
const RUN_MS = 240_000;

test('30. Random interleavings of two consoles, a gauge and the secretariat on one long jump, with cuts and lost answers, end on one sheet on all of them, each fact once', async ({
  browser,
  sharedServer: server,
}) => {
  test.setTimeout(RUNS * RUN_MS);
  const organiser = await OrganiserClient.signIn(server.url);
  for (let run = 0; run < RUNS; run += 1) {
    const seed = (SEED + run) % 2 ** 31;
    const draw = createDraw(seed);
    process.stdout.write(`30. FUZZ_SEED=${seed} FUZZ_RUNS=1\n`);
    const contest = await openRandomContest(browser, organiser, server.url, `Régionaux du Val 30 n° ${run}`);
    try {
      for (let step = 0; step < STEPS; step += 1) await contest.step(draw);
      const sheet = await contest.expectOneSheet();
      const own = (await Promise.all(contest.pages.map(readOwnFactIds))).flat();
      const stored = (await contest.meeting.readFacts()).map(({ id }) => id);
      expect(stored.filter((id) => own.includes(id)).toSorted()).toEqual(own.toSorted());
      expect(new Set(stored).size).toBe(stored.length);
      process.stdout.write(`    ${own.length} facts: ${JSON.stringify(sheet)}\n`);
    } catch (error) {
      throw new Error(`run FUZZ_SEED=${seed}`, { cause: error });
    } finally {
      await contest.end();
    }
  }
});
