import type { Federation } from '../challenge/rtype.ts';
import type { Category } from './category.ts';
import type { CategoryRules } from './category-table-rules.ts';
import { type FederationTable, provideCategoryTables } from './site-categories.ts';

/** A category as the wire has it (P3.6): its dates of birth are those of one day, and follow from its ages. */
export interface SentCategory extends Omit<Category, 'id' | 'youngest' | 'oldest' | 'wildcard'> {
  readonly CUID: number;
  readonly p1: number;
  readonly p2?: number | undefined;
  readonly wildcard?: true | undefined;
}

/** Answer of the reference call of the categories, as far as tables are made of it. */
export interface SentCategories {
  readonly tables: readonly (CategoryRules & {
    readonly federation: Federation;
    readonly edition: string;
    readonly source: string;
  })[];
  readonly categories: readonly SentCategory[];
}

function readCategory({ CUID: id, p1: youngest, p2: oldest, wildcard, ...row }: SentCategory): Category {
  return { ...row, id, youngest, ...(oldest !== undefined && { oldest }), ...(wildcard && { wildcard }) };
}

function readSentTables({ tables, categories }: SentCategories): FederationTable[] {
  return tables.flatMap((table) => {
    const rows = categories.filter(({ federations }) => federations.includes(table.federation)).map(readCategory);
    return rows.length === 0 ? [] : [{ ...table, rows }];
  });
}

let provided: SentCategories | undefined;

/**
 * Gives an application's rules the class tables that its server sent, a table without a category left out; those that it was built
 * with where nothing was sent. The same answer again costs nothing.
 * @example provideSentCategories(undefined) // undefined
 */
export function provideSentCategories(sent: SentCategories | undefined): void {
  if (sent === provided) return;
  provided = sent;
  provideCategoryTables(sent === undefined ? [] : readSentTables(sent));
}
