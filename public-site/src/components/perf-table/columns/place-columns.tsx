import { formatCategory, formatRank, type Language } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { Column } from './column.ts';
import type { ColumnContext } from './shared-columns.tsx';

/** The rank within the athlete's category, for lists of several categories. */
export const buildCategoryPlaceColumn = ({
  t,
  language,
}: Pick<ColumnContext, 't' | 'language'>): Column<ResultRow> => ({
  key: 'rankCategory',
  head: t('col.rankCategory'),
  abbr: t('col.rankCategory.long'),
  className: 'r nn nb pc',
  cell: (row) => formatCategoryPlace(row, language),
});

/** `12/SEM`: the rank in the category, and the category with its sex. */
export function formatCategoryPlace(
  { rankCategory: rank, category }: Pick<ResultRow, 'rankCategory' | 'category'>,
  language: Language,
): string | null {
  if (rank === undefined) return null;
  const code = formatCategory(category, language);
  return code === undefined ? formatRank(rank) : `${formatRank(rank)}/${code}`;
}
