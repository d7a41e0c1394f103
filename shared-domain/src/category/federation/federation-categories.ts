import { FFA_CATEGORIES } from '../category-table.ts';
import type { CategoryTable } from '../category-table-rules.ts';
import { SWISS_CATEGORIES } from './swiss-categories.ts';
import { WORLD_CATEGORIES } from './world-categories.ts';

/**
 * The categories of each federation. UNSS, FFSU and FSGT have none here: no public table of their codes and ages was found.
 */
export const FEDERATION_CATEGORIES = {
  FFA: FFA_CATEGORIES,
  SUI: SWISS_CATEGORIES,
  WA: WORLD_CATEGORIES,
} as const satisfies Readonly<Record<string, CategoryTable>>;

/** Code of a federation in `FEDERATION_CATEGORIES`. */
export type CategoryFederation = keyof typeof FEDERATION_CATEGORIES;

/**
 * The categories of a federation (TR 3); undefined where there is no table.
 * @example findCategoryTable('UNSS') // undefined
 */
export function findCategoryTable(federation: string): CategoryTable | undefined {
  return Object.hasOwn(FEDERATION_CATEGORIES, federation)
    ? FEDERATION_CATEGORIES[federation as CategoryFederation]
    : undefined;
}
