import type { Category } from './category.ts';

/** First day of a season, month and day (P5.7 and P9.8). */
export const SEASON_START = '09-01';

/** When the ages of a table are looked at. */
export interface CategoryRules {
  /** First day of the season, `MM-DD`. */
  readonly seasonStart: string;
  /** Ages of kind 2 are those reached in the calendar year the season ends in, or starts in. */
  readonly agesIn: 'ends' | 'starts';
  /** Kind 3: a class is entered on the birthday itself (TR 3); where false, the day after, as P5.7 words it. */
  readonly birthdayCounts: boolean;
}

/** The rules of P5.7. */
export const SEASON_RULES: CategoryRules = { seasonStart: SEASON_START, agesIn: 'ends', birthdayCounts: false };

/** Categories with the rules their ages are counted by: what a look-up needs. */
export interface CategorySet extends CategoryRules {
  readonly rows: readonly Category[];
}

/** A federation's categories, and where they come from. */
export interface CategoryTable extends CategorySet {
  readonly edition: string;
  readonly source: string;
}
