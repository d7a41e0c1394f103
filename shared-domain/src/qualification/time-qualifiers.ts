import { sortIntoTies } from '../ranking/ties.ts';
import type { TieChoice } from './qualification.ts';
import type { TieNeed } from './qualification-reason.ts';
import { compareRunners, type Runner } from './runner.ts';
import { type DecidedTie, type DrawnLots, decideTie } from './tie-decision.ts';

/** A runner compared with the others who did not qualify by place. */
export interface TimedRunner {
  readonly runner: Runner;
  /** How many others are certainly ahead. */
  readonly aheadCount: number;
  /** How many others may be ahead or equal. */
  readonly notBehindCount: number;
}

/** Qualified by time, out, or in a tie for the last place. */
export interface TimeQualifiers {
  readonly qualified: readonly TimedRunner[];
  readonly out: readonly TimedRunner[];
  readonly tied: readonly TimedRunner[];
  readonly tie?: DecidedTie;
}

/** Runners timed by one method; `incomparableCount`: those timed by the other, who are neither ahead nor behind (TR 20.8). */
function listTimedByOneMethod(pool: readonly Runner[], incomparableCount: number): TimedRunner[] {
  let fasterCount = 0;
  return sortIntoTies(pool, (a, b) => a.shown - b.shown).flatMap((sameTimes) => {
    const fasterThanGroup = fasterCount;
    fasterCount += sameTimes.length;
    return sameTimes.map((runner) => {
      const orders = sameTimes.filter((other) => other !== runner).map((other) => compareRunners(other, runner));
      const aheadCount = fasterThanGroup + orders.filter((order) => order !== undefined && order < 0).length;
      const equalOrAhead = orders.filter((order) => order === undefined || order <= 0).length;
      return { runner, aheadCount, notBehindCount: fasterThanGroup + equalOrAhead + incomparableCount };
    });
  });
}

function listTimedRunners(pool: readonly Runner[]): TimedRunner[] {
  const byHand = pool.filter(({ isByHand }) => isByHand);
  const electronic = pool.filter(({ isByHand }) => !isByHand);
  return [...listTimedByOneMethod(byHand, electronic.length), ...listTimedByOneMethod(electronic, byHand.length)];
}

function findTieNeed(tied: readonly TimedRunner[]): TieNeed | undefined {
  if (tied.some(({ runner }) => runner.isByHand !== tied[0]?.runner.isByHand)) return 'method';
  const areComparable = (a: Runner, b: Runner) => a === b || compareRunners(a, b) !== undefined;
  return tied.every((a) => tied.every((b) => areComparable(a.runner, b.runner))) ? undefined : 'thousandths';
}

/**
 * The `times` fastest of those who did not qualify by place, over all heats (TR 20.8). Times are compared as shown; thousandths
 * decide only the last place (TR 21.2, Q13). Equal hundredths alone never decide between two runners,
 * nor does a hand time against an electronic one: one method only (TR 20.8).
 */
export function qualifyByTime(
  pool: readonly Runner[],
  times: number,
  choice: TieChoice,
  draws: readonly DrawnLots[],
): TimeQualifiers {
  const all = listTimedRunners(pool);
  const qualified = all.filter(({ notBehindCount }) => notBehindCount < times);
  const out = all.filter(({ aheadCount }) => aheadCount >= times);
  const tied = all.filter(({ aheadCount, notBehindCount }) => aheadCount < times && notBehindCount >= times);
  if (tied.length === 0) return { qualified, out, tied };
  const ids = tied.map(({ runner }) => runner.row.id);
  const mark = Math.min(...tied.map(({ runner }) => runner.time));
  const lastPlaceTie = {
    on: 'time',
    mark,
    spots: times - qualified.length,
    tied: ids,
    needs: findTieNeed(tied),
  } as const;
  return { qualified, out, tied, tie: decideTie(lastPlaceTie, choice, draws) };
}
