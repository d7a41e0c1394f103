import { FFA_CATEGORIES } from '../category-table.ts';
import type { CategoryTable } from '../category-table-rules.ts';
import { SWISS_CATEGORIES } from './swiss-categories.ts';
import { WORLD_CATEGORIES } from './world-categories.ts';

/**
 * A class table per federation (TR 3 has its own classes, national federations count differently). No public table of
 * the codes and ages of UNSS, FFSU and FSGT was found: they have none here.
 */
export const FEDERATION_CATEGORIES = {
  FFA: FFA_CATEGORIES,
  SUI: SWISS_CATEGORIES,
  WA: WORLD_CATEGORIES,
} as const satisfies Readonly<Record<string, CategoryTable>>;

/** Code of a federation in `FEDERATION_CATEGORIES`. */
export type CategoryFederation = keyof typeof FEDERATION_CATEGORIES;

/**
 * Class table of a federation’s code (TR 3); undefined where there is none.
 * @example findCategoryTable('UNSS') // undefined
 */
export function findCategoryTable(federation: string): CategoryTable | undefined {
  return Object.hasOwn(FEDERATION_CATEGORIES, federation)
    ? FEDERATION_CATEGORIES[federation as CategoryFederation]
    : undefined;
}
