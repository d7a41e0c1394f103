import type { Amendment, Fact, TrialFact } from './fact.ts';
import type { CloseFact } from './vertical-fact.ts';

/** One trial of a long or triple jump or a throw: `v` mm, `w` the wind in m/s. A foul may be measured, for a protest (TR 8.5). */
export interface HorizontalTrialFact extends TrialFact {
  readonly v?: number;
  readonly w?: number;
}

/** What happens in a long or triple jump or a throw. */
export type HorizontalFact = HorizontalTrialFact | (CloseFact & Fact);

/** What its log holds: such a fact, or one about an earlier fact. */
export type HorizontalLogFact = HorizontalFact | Amendment<HorizontalFact>;
