/*
 * A high jump of 23 athletes and 221 attempts, replayed with the ranking after each fact of its log (the start, each bar, each
 * attempt): the log folded once, or fact by fact, against one that folds the log so far and ranks all sheets again after every fact.
 */
import {
  createVerticalContest,
  findBestMark,
  findVerticalRules,
  foldVertical,
  listVerticalStandings,
  rankResults,
  stepVertical,
  type VerticalContest,
  type VerticalFact,
} from 'shared-domain';
import { count, goal, median, ratio, table } from './lib/report.ts';

const EVENT = { g0: 900_001, g1: '0' };
const RULES = findVerticalRules(EVENT);
const ATHLETES = Array.from({ length: 23 }, (_, index) => `${101 + index}`);
const HEIGHTS = [1750, 1800, 1850, 1890, 1930, 1960, 1990, 2010, 2030, 2050];
const ATTEMPTS = 221;
/** Competitions a second: our own goal. A page that opens replays a whole log, and has a millisecond for it. */
const GOAL = 1000;
const PASSES = 7;

/** The next fact of the judge, from a number between 0 and 99: the higher the bar, the rarer a clearance. */
function nextFact(contest: VerticalContest, id: string, draw: number): VerticalFact {
  const athlete = contest.athletes[contest.next];
  if (athlete === undefined) return { id, type: 'bar', bar: contest.series.find((bar) => bar > contest.bar) ?? 2070 };
  const cleared = draw < 92 - 11 * contest.series.indexOf(contest.bar);
  return { id, type: 'attempt', athlete, bar: contest.bar, r: cleared ? 'o' : 'x' };
}

/** The same competition at every run; its seed was looked for until there were 221 attempts. */
function competition(): VerticalFact[] {
  const log: VerticalFact[] = [{ id: 'start', type: 'start', bars: HEIGHTS }];
  let { state } = foldVertical(RULES, ATHLETES, log);
  let draw = 1700;
  while (state.phase === 'contest') {
    if (state.next >= 0) draw = (draw * 48_271) % 2_147_483_647;
    const fact = nextFact(state, `${log.length}`, draw % 100);
    log.push(fact);
    state = stepVertical(state, fact).state;
  }
  return log;
}

const log = competition();

/** Places summed after every fact: proof that all ways rank alike, and that no ranking is left out. */
function replayed(): number {
  let sum = 0;
  foldVertical(RULES, ATHLETES, log, ({ ranks }) => {
    for (const rank of ranks) sum += rank ?? 0;
  });
  return sum;
}

/** As a judge's screen does it: each fact on its own, its id looked for in the log. */
function stepped(): number {
  let contest = createVerticalContest(RULES, ATHLETES);
  let sum = 0;
  for (const fact of log) {
    contest = stepVertical(contest, fact).state;
    for (const rank of contest.ranks) sum += rank ?? 0;
  }
  return sum;
}

function refolded(): number {
  let sum = 0;
  for (let facts = 1; facts <= log.length; facts += 1) {
    const { state } = foldVertical(RULES, ATHLETES, log.slice(0, facts));
    const rows = listVerticalStandings(state).map(({ attempts }) => ({
      attempts,
      prf: findBestMark(attempts, EVENT) ?? { st: 6 },
    }));
    for (const { rank } of rankResults(rows, EVENT)) sum += rank ?? 0;
  }
  return sum;
}

/** Competitions a second over about `ms` of work. */
function perSecond(replay: () => number, ms: number): number {
  const started = performance.now();
  let replays = 0;
  do {
    replay();
    replays += 1;
  } while (performance.now() - started < ms);
  return (replays * 1000) / (performance.now() - started);
}

const attempts = log.filter(({ type }) => type === 'attempt').length;
if (attempts !== ATTEMPTS || stepped() !== refolded() || replayed() !== refolded())
  throw new Error('Les deux classements diffèrent.');
perSecond(replayed, 500);
perSecond(stepped, 500);
// In turn, so that a slow moment of the machine hits them all.
const passes = Array.from({ length: PASSES }, () => ({
  own: perSecond(replayed, 300),
  steps: perSecond(stepped, 300),
  naive: perSecond(refolded, 300),
}));
const own = median(passes.map((pass) => pass.own));
const speedup = median(passes.map((pass) => pass.own / pass.naive));
table(
  [`${ATHLETES.length} sauteurs, ${attempts} essais, classés après chacun`, 'concours/s'],
  [
    ['journal rejoué', count(own)],
    ['fait par fait', count(median(passes.map((pass) => pass.steps)))],
    ['tout refaire à chaque essai', count(median(passes.map((pass) => pass.naive)))],
  ],
);
console.log(`  ${ratio(speedup)} fois plus vite que tout refaire`);
goal(own >= GOAL, `au moins ${count(GOAL)} concours/s : ${count(own)}`);
