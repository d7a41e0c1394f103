import type { Federation } from '../challenge/rtype.ts';
import type { Category } from './category.ts';
import { CATEGORY_SUBSETS, hasFlagBit } from './category-subset.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategoryTable } from './category-table-rules.ts';

/** The class table of a federation of P3.8, for the competitions under its licence. */
export interface FederationTable extends CategoryTable {
  readonly federation: Federation;
}

/** The FFA's, which every program has without being given any. */
const OWN: FederationTable = { ...FFA_CATEGORIES, federation: 'FFA' };

let tables: readonly FederationTable[] = [OWN];
let byId: ReadonlyMap<number, Category> | undefined;

/**
 * Gives a program the class tables of its site, in the place of those it had: once where it starts, and again where they have
 * changed. The FFA's own stay where none of these is the FFA's.
 * @example provideCategoryTables([]) // undefined
 */
export function provideCategoryTables(given: readonly FederationTable[]): void {
  tables = given.some(({ federation }) => federation === 'FFA') ? given : [OWN, ...given];
  byId = undefined;
}

/**
 * The class tables of the site, the FFA's among them.
 * @example listCategoryTables().map(({ federation }) => federation) // ['FFA']
 */
export function listCategoryTables(): readonly FederationTable[] {
  return tables;
}

/** Every category of the site. @example listCategories().find(({ id }) => id === 55)?.code // 'SE' */
export function listCategories(): readonly Category[] {
  return tables.flatMap(({ rows }) => rows);
}

/**
 * The table of a competition's federation; the FFA's where the site has none of its own for it.
 * @example findFederationTable('UNSS').federation // 'FFA'
 */
export function findFederationTable(federation: Federation | undefined): FederationTable {
  const find = (code: Federation | undefined) => tables.find((table) => table.federation === code);
  return find(federation) ?? find('FFA') ?? OWN;
}

/** A category of the site; undefined for an id that is none. @example findCategory(55)?.code // 'SE' */
export function findCategory(id: number): Category | undefined {
  byId ??= new Map(listCategories().map((category) => [category.id, category]));
  return byId.get(id);
}

/**
 * Categories U16 and younger are kept out of search engines and share cards (Q30); an unknown one is not.
 * @example isU16OrYounger(47) // true
 */
export function isU16OrYounger(id: number): boolean {
  const category = findCategory(id);
  return category !== undefined && hasFlagBit(category, CATEGORY_SUBSETS.young);
}
