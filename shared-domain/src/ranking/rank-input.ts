import type { Performance } from '../performance/performance.ts';
import type { Attempts } from './attempts.ts';

/** What the rules need of a result row. */
export interface RankInput {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  /** The photo finish's own place. 1000+n a guest, 2000+n out of competition. */
  readonly rank?: number | undefined;
  readonly qualified?: string | undefined;
  readonly category?: number | undefined;
}

/** Place and distance to the leader, in the unit of the event; neither for a row without a place. */
export interface Ranking {
  readonly rank?: number;
  readonly gap?: number;
}

export interface RankOptions {
  /** Rows of several heats: times are compared as shown, equal hundredths are equal (decision 13). */
  readonly acrossHeats?: boolean;
}

/** A row with a mark and everything it is compared by, computed once; what is lower stands first. */
export interface Contender {
  readonly index: number;
  /** 0 a real mark, 1 a mark without proof. */
  readonly proof: number;
  readonly unit: number;
  readonly value: number;
  /** What tells equal values apart: failures, second bests. */
  readonly keys: readonly number[];
  /** Place in the photo finish, among the athlete's own class. */
  readonly photo: number | undefined;
  readonly row: RankInput;
}

/** Rows that share a place. */
export type Tie = readonly Contender[];
