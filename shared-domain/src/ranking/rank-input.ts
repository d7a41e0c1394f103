import type { OtherSex } from '../category/person-sex.ts';
import type { Attempts } from '../performance/attempts.ts';
import type { Performance } from '../performance/performance.ts';

/** How an athlete takes part: in the ranking, as a guest, or out of competition (Q13). */
export const STANDINGS = ['ranked', 'guest', 'outOfCompetition'] as const;

/** How an athlete takes part: one of `STANDINGS`. */
export type Standing = (typeof STANDINGS)[number];

/** What the rules need of a result row. */
export interface RankInput {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  /** The photo finish's own place. 1000+n a guest, 2000+n out of competition. */
  readonly rank?: number | undefined;
  /** Said apart from the place: the only way to name a guest in a list of a thousand rows or more. */
  readonly standing?: Standing | undefined;
  readonly qualified?: string | undefined;
  readonly category?: number | undefined;
  /** Neither male nor female: ranked overall only (Q41). */
  readonly sex?: OtherSex | undefined;
}

/**
 * Place and distance to the leader, in the unit of the event; neither for a row without a place. In a list of a thousand
 * rows or more a guest has no number that could be told from a place: `standing` is there instead.
 */
export interface Ranking {
  readonly standing?: Exclude<Standing, 'ranked'>;
  readonly rank?: number;
  readonly gap?: number;
}

/** What the rows are. */
export interface RankOptions {
  /**
   * Rows of several heats, in which no photo finish speaks of two: times are compared as shown, equal hundredths are equal
   * (Q13), or by the thousandth where a meet's regulations rank its final heats so (TR 20.9).
   */
  readonly acrossHeats?: boolean | 'thousandths';
}
