import { sortIntoTies } from '../ranking/ties.ts';
import type { TieChoice } from './qualification.ts';
import type { TieNeed } from './qualification-reason.ts';
import { compareRunners, type Runner } from './runner.ts';
import { type DecidedTie, type DrawnLots, decideTie } from './tie-decision.ts';

/** A runner compared with the others who did not qualify by place. */
export interface TimedRunner {
  readonly runner: Runner;
  /** How many are certainly ahead. */
  readonly ahead: number;
  /** How many others may be ahead or equal. */
  readonly notBehind: number;
}

/** Qualified by time, out, or in a tie for the last place. */
export interface TimeQualifiers {
  readonly in: readonly TimedRunner[];
  readonly out: readonly TimedRunner[];
  readonly tied: readonly TimedRunner[];
  readonly tie?: DecidedTie;
}

function listTimedRunners(pool: readonly Runner[]): TimedRunner[] {
  let aheadCount = 0;
  return sortIntoTies(pool, (a, b) => a.shown - b.shown).flatMap((sameTimes) => {
    const groupStart = aheadCount;
    aheadCount += sameTimes.length;
    return sameTimes.map((runner) => {
      const orders = sameTimes.filter((other) => other !== runner).map((other) => compareRunners(other, runner));
      const ahead = groupStart + orders.filter((order) => order !== undefined && order < 0).length;
      const notBehind = groupStart + orders.filter((order) => order === undefined || order <= 0).length;
      return { runner, ahead, notBehind };
    });
  });
}

function findTieNeed(tied: readonly TimedRunner[]): TieNeed | undefined {
  const areComparable = (a: Runner, b: Runner) => a === b || compareRunners(a, b) !== undefined;
  return tied.every((a) => tied.every((b) => areComparable(a.runner, b.runner))) ? undefined : 'thousandths';
}

/**
 * The `times` fastest of those who did not qualify by place, over all heats (TR 20.8). Times are compared as shown; thousandths
 * decide only the last place (TR 21.2, Q13). Equal hundredths alone never decide between two runners.
 */
export function qualifyByTime(
  pool: readonly Runner[],
  times: number,
  choice: TieChoice,
  draws: readonly DrawnLots[],
): TimeQualifiers {
  const all = listTimedRunners(pool);
  const qualified = all.filter(({ notBehind }) => notBehind < times);
  const out = all.filter(({ ahead }) => ahead >= times);
  const tied = all.filter(({ ahead, notBehind }) => ahead < times && notBehind >= times);
  if (tied.length === 0) return { in: qualified, out, tied };
  const ids = tied.map(({ runner }) => runner.row.id);
  const mark = Math.min(...tied.map(({ runner }) => runner.time));
  const lastPlaceTie = {
    on: 'time',
    mark,
    spots: times - qualified.length,
    tied: ids,
    needs: findTieNeed(tied),
  } as const;
  return { in: qualified, out, tied, tie: decideTie(lastPlaceTie, choice, draws) };
}
