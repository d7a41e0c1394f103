import type { Category } from './category.ts';
import { categoryRows } from './category-rows.ts';

export const CATEGORIES: readonly Category[] = categoryRows();

const BY_ID: ReadonlyMap<number, Category> = new Map(CATEGORIES.map((category) => [category.id, category]));

/** @example categoryOf(55)?.code // 'SE' */
export function categoryOf(id: number): Category | undefined {
  return BY_ID.get(id);
}

/** Categories U16 and younger are kept out of search engines and share cards (decision 30). */
export function isU16OrYounger(id: number): boolean {
  const category = BY_ID.get(id);
  return category?.oldest !== undefined && category.oldest < 16;
}
