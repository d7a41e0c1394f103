import type { Category } from './category.ts';

/** First day of a season, `MM-DD` (P5.7 and P9.8). */
export const SEASON_START = '09-01';

/** Another first day of the season in earlier years. */
export interface EarlierSeasonStart {
  /** The last calendar year in which a season began on that day. */
  readonly through: number;
  /** `MM-DD`. */
  readonly start: string;
}

/**
 * Until the season of 2022 the FFA's categories changed on 1 November; since 2023 they change on 1 September, as its licences always
 * did. Sources: the FFA's tables of categories, as marathons.fr (1 November 2015), u-trail.com (valid until 31 October 2022) and
 * oxybol.fr (regulations 2023-2024) print them. From 2010 on at the latest; before that its categories followed the calendar year.
 */
const FFA_EARLIER_STARTS: readonly EarlierSeasonStart[] = [{ through: 2022, start: '11-01' }];

/** On which day the ages of a table count. */
export interface CategoryRules {
  /** First day of the season, `MM-DD`. */
  readonly seasonStart: string;
  /** Its other days in earlier years, the oldest first. */
  readonly earlierStarts?: readonly EarlierSeasonStart[] | undefined;
  /** Ages of kind 2 are those reached in the calendar year in which the season ends, or in which it starts. */
  readonly agesIn: 'ends' | 'starts';
  /** Whether a class of kind 3 is entered on the birthday itself (TR 3), not on the day after (P5.7). */
  readonly birthdayCounts: boolean;
}

/** The rules of P5.7: those of the FFA. */
export const SEASON_RULES: CategoryRules = {
  seasonStart: SEASON_START,
  earlierStarts: FFA_EARLIER_STARTS,
  agesIn: 'ends',
  birthdayCounts: false,
};

/** First day of the season that begins in a calendar year, `MM-DD`. @example findSeasonStart(2022) // '11-01' */
export function findSeasonStart(
  year: number,
  { seasonStart, earlierStarts = [] }: Pick<CategoryRules, 'seasonStart' | 'earlierStarts'> = SEASON_RULES,
): string {
  return earlierStarts.find(({ through }) => year <= through)?.start ?? seasonStart;
}

/** Categories with the rules by which their ages are counted. */
export interface CategorySet extends CategoryRules {
  readonly rows: readonly Category[];
}

/** A federation's categories with their edition and source. */
export interface CategoryTable extends CategorySet {
  readonly edition: string;
  readonly source: string;
}
