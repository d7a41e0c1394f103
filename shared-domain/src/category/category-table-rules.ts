import type { Category } from './category.ts';

/** First day of a season, month and day (P5.7 and P9.8). */
export const SEASON_START = '09-01';

/** First day of the seasons that began in a calendar year or before it, `MM-DD`. */
export interface EarlierSeasonStart {
  readonly through: number;
  readonly start: string;
}

/**
 * Until the season of 2022 the FFA's categories changed on 1 November; since 2023 they change on 1 September, as its licences always
 * did. Sources: the FFA's tables of categories, as marathons.fr (1 November 2015), u-trail.com (valid until 31 October 2022) and
 * oxybol.fr (regulations 2023-2024) print them. From 2010 on at the latest; before that its categories followed the calendar year.
 */
const FFA_EARLIER_STARTS: readonly EarlierSeasonStart[] = [{ through: 2022, start: '11-01' }];

/** When the ages of a table are looked at. */
export interface CategoryRules {
  /** First day of the season, `MM-DD`. */
  readonly seasonStart: string;
  /** Where it was another day in earlier years; the oldest first. */
  readonly earlierStarts?: readonly EarlierSeasonStart[] | undefined;
  /** Ages of kind 2 are those reached in the calendar year the season ends in, or starts in. */
  readonly agesIn: 'ends' | 'starts';
  /** Kind 3: a class is entered on the birthday itself (TR 3); where false, the day after, as P5.7 words it. */
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

/** Categories with the rules their ages are counted by: what a look-up needs. */
export interface CategorySet extends CategoryRules {
  readonly rows: readonly Category[];
}

/** A federation's categories, and where they come from. */
export interface CategoryTable extends CategorySet {
  readonly edition: string;
  readonly source: string;
}
