/* Ranks a road race of 30,000 finishers: overall, by sex and by category, with and without their order at the finish. */
import { type RoadRow, rankRoad } from 'shared-domain';
import { count, goal, median, ratio, table } from './lib/report.ts';

const FINISHERS = 30_000;
const GOAL = 30;
const WARM_UP = 20;
const MEASURED = 41;
const MARATHON = { g0: 42_195, g1: 'R' };
const CATEGORIES = [53, 54, 55, 56, 101, 102, 103, 104, 105, 106, 107, 108];

/** Whole numbers below 2 ** 32, the same at every run (xorshift). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** Times between 2 h and 4 h 46 in steps of `step` ms, one in fifty did not finish. */
function race(step: number): RoadRow[] {
  const next = seeded(20_140_421);
  return Array.from({ length: FINISHERS }, () => {
    const v = 7_200_000 + Math.ceil((next() % 10_000_000) / step) * step;
    const category = CATEGORIES[next() % CATEGORIES.length];
    return { prf: next() % 50 === 0 ? { st: 3 } : { v, z: v - 30_000, u: 'ms', st: 1 }, category };
  });
}

function withSequence(rows: readonly RoadRow[]): RoadRow[] {
  const places = [...rows.keys()].sort((a, b) => (rows[a]?.prf.v ?? Infinity) - (rows[b]?.prf.v ?? Infinity));
  const sequences = new Map(places.map((index, place) => [index, place + 1]));
  return rows.map((row, index) => ({ ...row, sequence: sequences.get(index) }));
}

/** ms of each measured run, after the runs that warm the code up. */
function measure(rows: readonly RoadRow[]): number[] {
  for (let run = 0; run < WARM_UP; run += 1) rankRoad(rows, MARATHON);
  return Array.from({ length: MEASURED }, () => {
    const started = performance.now();
    rankRoad(rows, MARATHON);
    return performance.now() - started;
  });
}

const races: readonly (readonly [string, readonly RoadRow[]])[] = [
  ['à la milliseconde', race(1)],
  ['à la seconde, ex æquo', race(1000)],
  ['à la seconde, ordre d’arrivée', withSequence(race(1000))],
];
const measured = races.map(([name, rows]) => ({ name, times: measure(rows) }));
table(
  [`${count(FINISHERS)} arrivants : scratch, sexe, catégorie`, 'médiane ms', 'meilleur ms'],
  measured.map(({ name, times }) => [name, ratio(median(times)), ratio(Math.min(...times))]),
);
const slowest = Math.max(...measured.map(({ times }) => median(times)));
goal(slowest < GOAL, `classement sous ${GOAL} ms : ${ratio(slowest)} ms`);
