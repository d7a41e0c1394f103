import type { ContestAbsences } from '../absence.ts';
import type { LiveState } from '../field-contest.ts';
import type { Amendment, AttemptFact, CloseFact, ExclusionFact } from '../log/fact.ts';
import type { Log } from '../log/log.ts';
import type { Warning } from '../log/warning.ts';
import type { SeriesList } from './cut.ts';
import type { HorizontalRules } from './rules.ts';

/** One attempt of a long or triple jump or a throw: `v` mm, `w` the wind in m/s. A foul may be measured in case of a protest (TR 8.5). */
export interface HorizontalAttemptFact extends AttemptFact {
  readonly v?: number;
  readonly w?: number;
}

/** A fact of a long or triple jump or a throw: an attempt, its end, or a disqualification. */
export type HorizontalFact = HorizontalAttemptFact | CloseFact | ExclusionFact;

/** An entry of its log: such a fact, or an amendment of an earlier one. */
export type HorizontalLogFact = HorizontalFact | Amendment<HorizontalFact>;

/** A disqualified athlete, by index, and the last round that anybody had begun by then: earlier cuts stay as they were made. */
export interface Exclusion {
  readonly index: number;
  readonly round: number;
}

/** The state of a long or triple jump or a throw, computed from its log; plain JSON. Lists are in the order of `athletes`. */
export interface HorizontalContest {
  readonly rules: HorizontalRules;
  /** Ids, in starting order. */
  readonly athletes: readonly string[];
  /** Those for whom nobody waits, before the first fact. */
  readonly absences: ContestAbsences;
  /** Every fact that was accepted, including corrected ones. */
  readonly log: Log<HorizontalLogFact>;
  readonly phase: 'contest' | 'end';
  /** Attempts of each athlete, as an upload has them (Q14). */
  readonly series: SeriesList;
  /** Places by countback, ties shared; null without a mark (TR 25.22). */
  readonly ranks: readonly (number | null)[];
  /** Indexes of the athletes still in the contest, in the current order. */
  readonly order: readonly number[];
  /** The last round, from 1, for which that order holds. */
  readonly orderUntilRound: number;
  /** Index of the next athlete, -1 at the end. */
  readonly next: number;
  /** Index of the athlete who took the last attempt, -1 before the first. */
  readonly lastAthlete: number;
  /** Indexes of athletes who take a void attempt again. */
  readonly retakes: readonly number[];
  readonly exclusions: readonly Exclusion[];
  readonly warnings: readonly Warning[];
}

/**
 * A contest before its first fact. `athletes` by id, in starting order; `absences` of those for whom nobody waits.
 * @example createHorizontalContest(findHorizontalRules({ round: 'f' }), ['412', '87']).next // 0
 */
export function createHorizontalContest(
  rules: HorizontalRules,
  athletes: readonly string[],
  absences: ContestAbsences = {},
): HorizontalContest {
  return {
    rules,
    athletes,
    absences,
    log: null,
    phase: 'contest',
    series: athletes.map(() => []),
    ranks: athletes.map(() => null),
    order: athletes.map((_, index) => index),
    orderUntilRound: rules.attemptCount,
    next: athletes.length > 0 ? 0 : -1,
    lastAthlete: -1,
    retakes: [],
    exclusions: [],
    warnings: [],
  };
}

/**
 * What a long or triple jump or a throw shows now (Q26).
 * @example readHorizontalLive(createHorizontalContest(findHorizontalRules(), ['412', '87']))
 * // { state: 'first', athlete: '412', attempt: 1 }
 */
export function readHorizontalLive({ series, athletes, next }: HorizontalContest): LiveState {
  const athlete = athletes[next];
  if (athlete === undefined) return { state: 'end' };
  const hasBegun = series.some((attempts) => attempts.length > 0);
  return { state: hasBegun ? 'next' : 'first', athlete, attempt: (series[next]?.length ?? 0) + 1 };
}
