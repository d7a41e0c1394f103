import type { LiveState } from '../field-contest.ts';
import type { Amendment, CloseFact, TrialFact } from '../log/fact.ts';
import type { Log } from '../log/log.ts';
import type { Warning } from '../log/warning.ts';
import type { SeriesList } from './cut.ts';
import type { HorizontalRules } from './rules.ts';

/** One trial of a long or triple jump or a throw: `v` mm, `w` the wind in m/s. A foul may be measured, for a protest (TR 8.5). */
export interface HorizontalTrialFact extends TrialFact {
  readonly v?: number;
  readonly w?: number;
}

/** What happens in a long or triple jump or a throw. */
export type HorizontalFact = HorizontalTrialFact | CloseFact;

/** What its log holds: such a fact, or one about an earlier fact. */
export type HorizontalLogFact = HorizontalFact | Amendment<HorizontalFact>;

/** A long or triple jump or a throw as its log makes it: plain JSON. Athletes by id, in starting order; lists go with them. */
export interface HorizontalContest {
  readonly rules: HorizontalRules;
  readonly athletes: readonly string[];
  /** Every fact that was accepted, corrected ones too. */
  readonly log: Log<HorizontalLogFact>;
  readonly phase: 'contest' | 'end';
  /** In wire form (Q14). */
  readonly series: SeriesList;
  /** Places by countback, ties shared, first place too; null without a mark (TR 25.22). */
  readonly ranks: readonly (number | null)[];
  /** Athletes still in the contest, by index, in the present order. */
  readonly order: readonly number[];
  /** Round up to which that order holds. */
  readonly until: number;
  /** Index of the athlete to come, -1 at the end. */
  readonly next: number;
  /** Index of the athlete of the last trial, -1 before it. */
  readonly lastToJump: number;
  /** Athletes whose trial is void and is taken again, by index. */
  readonly retakes: readonly number[];
  readonly warnings: readonly Warning[];
}

/**
 * A contest before its first fact. `athletes` by id, in starting order.
 * @example createHorizontalContest(findHorizontalRules({ round: 'f' }), ['412', '87']).next // 0
 */
export function createHorizontalContest(rules: HorizontalRules, athletes: readonly string[]): HorizontalContest {
  return {
    rules,
    athletes,
    log: null,
    phase: 'contest',
    series: athletes.map(() => []),
    ranks: athletes.map(() => null),
    order: athletes.map((_, index) => index),
    until: rules.trials,
    next: athletes.length > 0 ? 0 : -1,
    lastToJump: -1,
    retakes: [],
    warnings: [],
  };
}

/**
 * What a long or triple jump or a throw shows now (Q26): its first athlete, the next try, its end.
 * @example readHorizontalLive(createHorizontalContest(findHorizontalRules(), ['412', '87']))
 * // { state: 'first', athlete: '412', attempt: 1 }
 */
export function readHorizontalLive({ series, athletes, next }: HorizontalContest): LiveState {
  const athlete = athletes[next];
  if (athlete === undefined) return { state: 'end' };
  const begun = series.some((own) => own.length > 0);
  return { state: begun ? 'next' : 'first', athlete, attempt: (series[next]?.length ?? 0) + 1 };
}
