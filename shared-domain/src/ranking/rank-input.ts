import type { OtherSex } from '../category/person-sex.ts';
import type { Attempts } from '../performance/attempts.ts';
import type { Performance } from '../performance/performance.ts';

/** How an athlete takes part: in the ranking, as a guest, or out of competition (Q13). The field of a row is `standing`. */
export const PARTICIPATIONS = ['ranked', 'guest', 'outOfCompetition'] as const;

/** One of `PARTICIPATIONS`. */
export type Participation = (typeof PARTICIPATIONS)[number];

/** The fields of a result row that the ranking needs. */
export interface RankInput {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  /** Place in the photo finish; 1000+n for a guest, 2000+n out of competition. */
  readonly rank?: number | undefined;
  /** The only way to mark a guest or an athlete out of competition in a list of 1000 rows or more. */
  readonly standing?: Participation | undefined;
  readonly category?: number | undefined;
  /** Neither male nor female: ranked overall only (Q41). */
  readonly sex?: OtherSex | undefined;
}

/**
 * Place and gap to the leader, in the unit of the event; neither for a row without a place. In a list of 1000 rows or more
 * guests and athletes out of competition have `standing` in place of a rank.
 */
export interface Ranking {
  readonly standing?: Exclude<Participation, 'ranked'>;
  readonly rank?: number;
  readonly gap?: number;
}

/** Options of a ranking. */
export interface RankOptions {
  /**
   * How times of different heats, which no photo finish compares, are compared: as shown (Q13), or to the thousandth where the
   * regulations rank timed finals so (TR 20.9). Absent for rows of one heat, whose times are compared to the thousandth.
   */
  readonly heatComparison?: 'asShown' | 'thousandths' | undefined;
}
