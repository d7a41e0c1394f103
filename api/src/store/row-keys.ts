import { sql } from 'kysely';
import type { Db } from './db.ts';
import { sliceInTurns } from './map-in-turns.ts';

/**
 * Rows name their list and their challenge by a number: an oid has 36 letters, and would stand in each row and each of their
 * indexes (migration 131). Nothing above the store sees these numbers.
 */
export const rowKey = (oid: string) => sql<number>`(select id from row_key where oid = ${oid})`;

/** Numbers of oids, of those that have one. */
export async function readRowKeys(db: Db, oids: readonly string[]): Promise<Map<string, number>> {
  const keys = new Map<string, number>();
  await sliceInTurns(oids, async (slice) => {
    const rows = await db
      .selectFrom('row_key')
      .select(['id', 'oid'])
      .where('oid', 'in', [...slice])
      .execute();
    for (const { id, oid } of rows) keys.set(oid, Number(id));
  });
  return keys;
}

/** Numbers of a challenge and of lists of it, given out where they have none yet. */
export async function ensureRowKeys(
  db: Db,
  challenge: string,
  lists: readonly string[],
): Promise<{ readonly keys: ReadonlyMap<string, number>; readonly fresh: ReadonlySet<string> }> {
  const oids = [...new Set([challenge, ...lists])];
  const keys = await readRowKeys(db, oids);
  const fresh = oids.filter((oid) => !keys.has(oid));
  await sliceInTurns(fresh, async (slice) => {
    const values = slice.map((oid) => ({ oid, owner: challenge }));
    const rows = await db.insertInto('row_key').values(values).returning(['id', 'oid']).execute();
    for (const { id, oid } of rows) keys.set(oid, Number(id));
  });
  return { keys, fresh: new Set(fresh) };
}
