import type { Federation } from '../challenge/licence-choice.ts';
import type { Category } from './category.ts';
import { CATEGORY_SUBSETS, hasFlagBit } from './category-subset.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { CategoryTable } from './category-table-rules.ts';

/** The categories of a federation of P3.8, for the competitions under its licence. */
export interface FederationTable extends CategoryTable {
  readonly federation: Federation;
}

/** The built-in table of the FFA, used until a site provides its own. */
const FFA_TABLE: FederationTable = { ...FFA_CATEGORIES, federation: 'FFA' };

let siteTables: readonly FederationTable[] = [FFA_TABLE];
let categoriesById: ReadonlyMap<number, Category> | undefined;

/**
 * Replaces the category tables of this program by those of its site, at its start and whenever they have changed. The built-in
 * table of the FFA stays where none of them is the FFA's.
 * @example provideCategoryTables([]) // undefined
 */
export function provideCategoryTables(newTables: readonly FederationTable[]): void {
  siteTables = newTables.some(({ federation }) => federation === 'FFA') ? newTables : [FFA_TABLE, ...newTables];
  categoriesById = undefined;
}

/**
 * The category tables of the site, that of the FFA included.
 * @example listCategoryTables().map(({ federation }) => federation) // ['FFA']
 */
export function listCategoryTables(): readonly FederationTable[] {
  return siteTables;
}

/** Every category of the site. @example listCategories().find(({ id }) => id === 55)?.code // 'SE' */
export function listCategories(): readonly Category[] {
  return siteTables.flatMap(({ rows }) => rows);
}

/**
 * The table of a competition's federation; the FFA's where the site has none for it.
 * @example findFederationTable('UNSS').federation // 'FFA'
 */
export function findFederationTable(federation: Federation | undefined): FederationTable {
  const findTable = (code: Federation | undefined) => siteTables.find((table) => table.federation === code);
  return findTable(federation) ?? findTable('FFA') ?? FFA_TABLE;
}

/** A category of the site; undefined for an unknown id. @example findCategory(55)?.code // 'SE' */
export function findCategory(id: number): Category | undefined {
  categoriesById ??= new Map(listCategories().map((category) => [category.id, category]));
  return categoriesById.get(id);
}

const SEX_CODES: Readonly<Record<number, 'M' | 'F'>> = { 1: 'M', 2: 'F' };

/**
 * The sex of a category's athletes as uploads and files write it; undefined for a mixed or an unknown category.
 * @example findCategorySex(55) // 'M'
 */
export function findCategorySex(id: number | undefined): 'M' | 'F' | undefined {
  return SEX_CODES[findCategory(id ?? 0)?.sex ?? 0];
}

/**
 * Whether a category is U16 or younger, whose athletes are kept out of search engines and share cards (Q30); false for an unknown
 * one.
 * @example isU16OrYounger(47) // true
 */
export function isU16OrYounger(id: number): boolean {
  const category = findCategory(id);
  return category !== undefined && hasFlagBit(category, CATEGORY_SUBSETS.young);
}
