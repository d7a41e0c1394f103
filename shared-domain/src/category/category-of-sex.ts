import { FFA_CATEGORIES } from './category-table.ts';
import type { CategorySet } from './category-table-rules.ts';
import { findCategory } from './site-categories.ts';

/**
 * The category of the same ages for men (1) or women (2): of an athlete whose sex was wrong and whose birth date is not known. Undefined
 * where the federation has none. @example findCategoryOfSex(56, 1) // 55
 */
export function findCategoryOfSex(id: number, sex: 1 | 2, table: CategorySet = FFA_CATEGORIES): number | undefined {
  const category = findCategory(id);
  if (category === undefined || category.sex === sex) return category?.id;
  const { youngest, oldest, kind, main } = category;
  return table.rows.find(
    (row) =>
      row.sex === sex && row.youngest === youngest && row.oldest === oldest && row.kind === kind && row.main === main,
  )?.id;
}
