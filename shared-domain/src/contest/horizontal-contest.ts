import type { SeriesList } from './horizontal-cut.ts';
import type { HorizontalLogFact } from './horizontal-fact.ts';
import type { HorizontalRules } from './horizontal-rules.ts';
import type { Log } from './log.ts';
import type { Warning } from './warning.ts';

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
 * @example horizontalContest(horizontalRules({ round: 'f' }), ['412', '87']).next // 0
 */
export function horizontalContest(rules: HorizontalRules, athletes: readonly string[]): HorizontalContest {
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
