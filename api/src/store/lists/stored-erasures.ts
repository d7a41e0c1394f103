import type { Db } from '../db.ts';
import type { ErasedNameTable } from '../secretariat-tables.ts';

/** What tells an erased name, without the name: `erased-people.ts`. */
export type StoredErasure = ErasedNameTable;

/**
 * What reads the erasures of a database, by the name of its table: the first that it has. Before migration 170 the table had those of
 * challenges alone.
 */
export const ERASURE_QUERIES = {
  erased_name: 'select scope, salt, hash, at from erased_name',
  erased_person: `select challenge as scope, challenge as salt, hash, at from erased_person union
    select organisation, challenge, hash, at from erased_person join challenge on oid = challenge`,
} as const;

const ROWS_AT_ONCE = 500;

/** Adds erasures of another database. @returns those that were not there */
export async function insertStoredErasures(db: Db, erasures: readonly StoredErasure[]): Promise<StoredErasure[]> {
  const added: StoredErasure[] = [];
  for (let start = 0; start < erasures.length; start += ROWS_AT_ONCE) {
    const rows = await db
      .insertInto('erased_name')
      .values(erasures.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['scope', 'hash']).doNothing())
      .returningAll()
      .execute();
    added.push(...rows);
  }
  return added;
}
