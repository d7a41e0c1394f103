import { sortIntoTies } from '../ranking/ties.ts';
import type { TieChoice } from './qualification.ts';
import type { TieNeed } from './qualification-reason.ts';
import { compareRunners, type Runner } from './runner.ts';
import { decideTie, type LotsDrawn, type TieDecided } from './tie-decision.ts';

/** A runner among all who did not qualify by place. */
export interface TimedRunner {
  readonly runner: Runner;
  /** How many are ahead for sure. */
  readonly ahead: number;
  /** How many others are not behind for sure: ahead, equal, or not told apart. */
  readonly notBehind: number;
}

export interface TimeQualifiers {
  readonly in: readonly TimedRunner[];
  readonly out: readonly TimedRunner[];
  readonly tied: readonly TimedRunner[];
  readonly tie?: TieDecided;
}

function timed(pool: readonly Runner[]): TimedRunner[] {
  let before = 0;
  return sortIntoTies(pool, (a, b) => a.shown - b.shown).flatMap((equals) => {
    const from = before;
    before += equals.length;
    return equals.map((runner) => {
      const orders = equals.filter((other) => other !== runner).map((other) => compareRunners(other, runner));
      const ahead = from + orders.filter((order) => order !== undefined && order < 0).length;
      const notBehind = from + orders.filter((order) => order === undefined || order <= 0).length;
      return { runner, ahead, notBehind };
    });
  });
}

function needOf(tied: readonly TimedRunner[]): TieNeed | undefined {
  const apart = (a: Runner, b: Runner) => a === b || compareRunners(a, b) !== undefined;
  return tied.every((a) => tied.every((b) => apart(a.runner, b.runner))) ? undefined : 'thousandths';
}

/**
 * The `times` fastest of those who did not qualify by place, over all heats (TR 20.8). Times are compared as shown; only
 * for the last place the thousandths are looked at (TR 21.2, Q13). Hundredths alone never pick one of two.
 */
export function qualifyByTime(
  pool: readonly Runner[],
  times: number,
  choice: TieChoice,
  draws: readonly LotsDrawn[],
): TimeQualifiers {
  const all = timed(pool);
  const sure = all.filter(({ notBehind }) => notBehind < times);
  const out = all.filter(({ ahead }) => ahead >= times);
  const tied = all.filter(({ ahead, notBehind }) => ahead < times && notBehind >= times);
  if (tied.length === 0) return { in: sure, out, tied };
  const ids = tied.map(({ runner }) => runner.row.id);
  const mark = Math.min(...tied.map(({ runner }) => runner.time));
  const found = { on: 'time', mark, spots: times - sure.length, tied: ids, needs: needOf(tied) } as const;
  return { in: sure, out, tied, tie: decideTie(found, choice, draws) };
}
