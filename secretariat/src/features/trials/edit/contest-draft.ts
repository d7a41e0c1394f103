import { type CategorySet, type EntryEvent, findCategory, findEventFit } from 'shared-domain';
import type { Start } from '../../../api/start-lists.ts';
import { listCategoryIds } from '../build/lay-out.ts';

const findCode = (id: number): string => findCategory(id)?.code ?? String(id);

/** The French codes of categories, each once. */
export const listCodes = (ids: readonly number[]): readonly string[] => [...new Set(ids.map(findCode))];

/** The categories with the chosen codes, of the event's sex; those that were chosen already stay as they are. */
export function chooseCodes(
  { category, categories = [] }: EntryEvent,
  codes: readonly string[],
  table: CategorySet,
): readonly number[] {
  const sex = findCategory(category)?.sex ?? 3;
  return codes.flatMap((code) => {
    const chosen = categories.filter((id) => findCode(id) === code);
    return chosen.length > 0 ? chosen : listCategoryIds([code], [sex], table);
  });
}

/** The categories of a contest whose event becomes that of another category: none but where that is for all ages, and those of its sex. */
export function moveCategories(
  { category: before, categories = [] }: EntryEvent,
  category: number,
  table: CategorySet,
): readonly number[] {
  const event = findCategory(category);
  if (event?.wildcard !== true) return [];
  if (event.sex === findCategory(before)?.sex) return categories;
  return chooseCodes({ category }, listCodes(categories), table);
}

/** How many athletes are of a category that an event does not admit, by category. */
export function countOutside(
  event: EntryEvent,
  rows: readonly Pick<Start, 'category'>[],
  on: string,
  table: CategorySet,
): ReadonlyMap<number, number> {
  const outside = rows.flatMap(({ category }) =>
    category !== undefined && findEventFit(event, { category }, { on, table }) === 'age' ? [category] : [],
  );
  return new Map([...Map.groupBy(outside, (category) => category)].map(([category, all]) => [category, all.length]));
}
