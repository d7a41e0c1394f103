import type Sqlite from 'better-sqlite3';
import { isFullText } from '../engine.ts';

/** Tables of a database, parents before those that refer to them. */
export function tablesInOrder(file: Sqlite.Database): string[] {
  const tables = file
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite~_%' escape '~'")
    .pluck()
    .all() as string[];
  const parents = file.prepare('select distinct "table" from pragma_foreign_key_list(?)').pluck();
  const ordered = new Set<string>();
  const add = (table: string, below: readonly string[]): void => {
    if (ordered.has(table) || below.includes(table)) return;
    for (const parent of parents.all(table) as string[]) add(parent, [...below, table]);
    ordered.add(table);
  };
  // Migrations are the target's own.
  for (const table of tables.filter((name) => !name.startsWith('kysely_') && !isFullText(name)).sort()) add(table, []);
  return [...ordered];
}
