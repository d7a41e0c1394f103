import { findCategory, foldText } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useLocation } from 'shared-domain/platform';
import { ONLY_FOLLOWED_PARAM } from '../follow/use-only-followed.ts';
import { setParam } from '../page/SegmentedLinks.tsx';

/** Numbers of the sexes by their letters in the URL. */
export const SEX_BY_LETTER: Readonly<Record<string, number>> = { M: 1, F: 2, X: 3 };

/** The ranking that the reader chose, as query parameters: of a sex, a category or a club. */
export interface RankingChoice {
  readonly sx: string;
  readonly cat: string;
  readonly club: string;
}

/** The ranking in the URL. */
export function useRankingChoice(): RankingChoice {
  const params = new URLSearchParams(useLocation().search);
  return { sx: params.get('sx') ?? '', cat: params.get('cat') ?? '', club: params.get('club') ?? '' };
}

/**
 * The rows of the chosen ranking.
 * @example filterRanking(rows, { sx: 'F', cat: '', club: '' }) // those whose category is of women
 */
export function filterRanking<Row extends Pick<ResultRow, 'category' | 'club'>>(
  rows: readonly Row[],
  { sx, cat, club }: RankingChoice,
): readonly Row[] {
  const sex = SEX_BY_LETTER[sx];
  if (sex === undefined && cat === '' && club === '') return rows;
  const clubKey = foldText(club);
  return rows.filter(
    (row) =>
      (sex === undefined || (row.category !== undefined && findCategory(row.category)?.sex === sex)) &&
      (cat === '' || `${row.category}` === cat) &&
      (club === '' || foldText(row.club ?? '') === clubKey),
  );
}

/** The categories of a list, in their order, with how many rows each has. */
export function countCategories(rows: readonly Pick<ResultRow, 'category'>[]): { category: number; total: number }[] {
  const totals = new Map<number, number>();
  for (const { category } of rows) if (category !== undefined) totals.set(category, (totals.get(category) ?? 0) + 1);
  return [...totals].map(([category, total]) => ({ category, total })).sort((a, b) => a.category - b.category);
}

export const findSexLetter = (sex: number | undefined): string | undefined =>
  Object.entries(SEX_BY_LETTER).find(([, number]) => number === sex)?.[0];

/** What the choice of another ranking takes back. */
const CLEARED = ['sx', 'cat', 'club', 'n', ONLY_FOLLOWED_PARAM];

/** The query string of another ranking: the overall one without a parameter; the point of the course and the search stay. */
export const buildRankingQuery = (search: string, param?: string, value?: string): string => {
  const overall = CLEARED.reduce((text, name) => setParam(text, name, undefined), search);
  return param === undefined ? overall : setParam(overall, param, value);
};
