import { sql } from 'kysely';
import type { Db } from './db.ts';
import { sliceInTurns } from './map-in-turns.ts';

/**
 * SQL for the number by which rows name their list and their challenge: an oid of 36 letters in each row and index would take much
 * room (migration 131). Nothing above the store uses these numbers.
 */
export const selectRowKey = (oid: string) => sql<number>`(select id from row_key where oid = ${oid})`;

/** Numbers by oid, of those that have one. */
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

/** Numbers of a challenge and of its lists, created where they have none yet; `fresh` are the oids of the new ones. */
export async function ensureRowKeys(
  db: Db,
  challenge: string,
  lists: readonly string[],
): Promise<{ readonly keys: ReadonlyMap<string, number>; readonly fresh: ReadonlySet<string> }> {
  const oids = [...new Set([challenge, ...lists])];
  const keys = await readRowKeys(db, oids);
  const newOids = oids.filter((oid) => !keys.has(oid));
  await sliceInTurns(newOids, async (slice) => {
    const values = slice.map((oid) => ({ oid, owner: challenge }));
    const rows = await db.insertInto('row_key').values(values).returning(['id', 'oid']).execute();
    for (const { id, oid } of rows) keys.set(oid, Number(id));
  });
  return { keys, fresh: new Set(newOids) };
}
