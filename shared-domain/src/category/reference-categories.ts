import type { Federation } from '../challenge/licence-choice.ts';
import type { Category } from './category.ts';
import type { CategoryRules } from './category-table-rules.ts';
import { type FederationTable, provideCategoryTables } from './site-categories.ts';

/** A category as the server sends it (P3.6): `CUID` its id, `p1` and `p2` its youngest and oldest age. */
export interface ReferenceCategory extends Omit<Category, 'id' | 'youngest' | 'oldest' | 'wildcard'> {
  readonly CUID: number;
  readonly p1: number;
  readonly p2?: number | undefined;
  readonly wildcard?: true | undefined;
}

/** The fields of the server's answer with all categories from which the tables are built. */
export interface ReferenceCategories {
  readonly tables: readonly (CategoryRules & {
    readonly federation: Federation;
    readonly edition: string;
    readonly source: string;
  })[];
  readonly categories: readonly ReferenceCategory[];
}

function parseCategory({ CUID: id, p1: youngest, p2: oldest, wildcard, ...row }: ReferenceCategory): Category {
  return { ...row, id, youngest, ...(oldest !== undefined && { oldest }), ...(wildcard && { wildcard }) };
}

function buildTables({ tables, categories }: ReferenceCategories): FederationTable[] {
  return tables.flatMap((table) => {
    const rows = categories.filter(({ federations }) => federations.includes(table.federation)).map(parseCategory);
    return rows.length === 0 ? [] : [{ ...table, rows }];
  });
}

let currentReference: ReferenceCategories | undefined;

/**
 * Makes the categories that the server sent those of this program; undefined brings back the built-in ones. A table without
 * categories is left out, and the same answer again does nothing.
 * @example provideReferenceCategories(undefined) // undefined
 */
export function provideReferenceCategories(reference: ReferenceCategories | undefined): void {
  if (reference === currentReference) return;
  currentReference = reference;
  provideCategoryTables(reference === undefined ? [] : buildTables(reference));
}
