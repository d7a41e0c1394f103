import { formatCategory, formatListRank, type Language } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { Rank } from '../../chips/Rank.tsx';
import { formatSecondLine } from '../cells/AthleteName.tsx';
import { type Column, findClub } from './column.ts';
import type { ColumnContext } from './shared-columns.tsx';

/** The rank within the athlete's category, for lists of several categories. */
export const buildCategoryPlaceColumn = ({
  t,
  language,
  listLength,
  hasCategoryMedals = false,
}: Pick<ColumnContext, 't' | 'language' | 'listLength' | 'hasCategoryMedals'>): Column<ResultRow> => ({
  key: 'rankCategory',
  head: t('col.rankCategory'),
  abbr: t('col.rankCategory.long'),
  className: 'r nn nb pc',
  cell: (row) =>
    hasCategoryMedals && row.rankCategory !== undefined && row.rankCategory <= 3 ? (
      <>
        <Rank rank={row.rankCategory} listLength={listLength} hasMedals />/{formatCategory(row.category, language)}
      </>
    ) : (
      formatCategoryPlace(row, listLength, language)
    ),
});

/** `12/SEM`: the rank in the category, and the category with its sex. */
function formatCategoryPlace(
  { rankCategory: rank, category }: Pick<ResultRow, 'rankCategory' | 'category'>,
  listLength: number,
  language: Language,
): string | null {
  if (rank === undefined) return null;
  const code = formatCategory(category, language);
  const place = formatListRank(rank, listLength);
  return code === undefined ? place : `${place}/${code}`;
}

/** The second line of a row of a grid: club, else country, and category, with the place in it where the list has several. */
export function formatGridLine(row: ResultRow, listLength: number, language: Language): string {
  if (row.rankCategory === undefined) return formatSecondLine(row, language);
  return [findClub(row) ?? row.country, formatCategoryPlace(row, listLength, language)]
    .filter(Boolean)
    .join('\u00a0· ');
}
