import type { Amendment, AttemptFact, CloseFact, ExclusionFact, Fact } from '../log/fact.ts';

/** The heights announced before the first attempt, mm, rising; the first is the opening height (TR 26.4). */
export interface StartFact extends Fact {
  readonly type: 'start';
  readonly bars: readonly number[];
}

/** An attempt, a pass or a retirement. `bar` in mm must be the current bar; absent, it is. */
export interface VerticalAttemptFact extends AttemptFact {
  readonly bar?: number;
}

/** The bar is raised, to `bar` mm. `record`: straight to a record height, as agreed (TR 26.4), which may be a growing raise. */
export interface BarFact extends Fact {
  readonly type: 'bar';
  readonly bar: number;
  readonly record?: boolean;
}

/** The referee's decision on a tie for first place (TR 26.9). */
export interface JumpOffFact extends Fact {
  readonly type: 'jumpOff';
  readonly decision: 'start' | 'not held' | 'stopped';
}

/** A fact of a high jump or pole vault. */
export type VerticalFact = StartFact | VerticalAttemptFact | BarFact | JumpOffFact | CloseFact | ExclusionFact;

/** An entry of its log: such a fact, or an amendment of an earlier one. */
export type VerticalLogFact = VerticalFact | Amendment<VerticalFact>;
