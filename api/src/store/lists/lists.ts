import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import { ensureRowKeys, readRowKeys, selectRowKey } from '../row-keys.ts';
import type { ResultRowTable, StartRowTable } from '../schema.ts';
import { updateListIndex } from '../search/search-index.ts';

/** Sent entries of a trial's start list or of a group's commitments, as JSON, in their order. */
export async function readStartBodies(db: Db, list: string, limit?: number): Promise<string[]> {
  const rows = await db
    .selectFrom('start_row')
    .select('body')
    .where('list', '=', selectRowKey(list))
    .orderBy('position')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ body }) => body);
}

/** The same with the names of hidden athletes, by which results are matched with entries before they are hidden. */
export async function readSentStarts(db: Db, list: string): Promise<string[]> {
  const query = db.selectFrom('start_row').select(['body', 'hidden']).where('list', '=', selectRowKey(list));
  return (await query.orderBy('position').execute()).map(({ body, hidden }) => hidden ?? body);
}

/** Shown rows of a result list, as JSON, in display order. */
export async function readResultBodies(db: Db, list: string, limit?: number): Promise<string[]> {
  const rows = await db
    .selectFrom('result_row')
    .select('body')
    .where('list', '=', selectRowKey(list))
    .orderBy('position')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ body }) => body);
}

/** The first row of a result list, as JSON. */
export async function readLeader(db: Db, list: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('result_row')
    .select('body')
    .where('list', '=', selectRowKey(list))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.body;
}

/** The rows in first place of all result lists of a challenge, at most `count` of each, as JSON by the oid of their list. */
export async function readWinners(db: Db, challenge: string, count: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('row_key')
    .innerJoin('result_row', 'result_row.list', 'row_key.id')
    .select(['row_key.oid', 'result_row.body'])
    .where('row_key.owner', '=', challenge)
    .where('result_row.position', '<', count)
    .where('result_row.place', '=', 1)
    .orderBy('result_row.position')
    .execute();
  const bodies = new Map<string, string[]>();
  for (const { oid, body } of rows) {
    const winners = bodies.get(oid);
    if (winners === undefined) bodies.set(oid, [body]);
    else winners.push(body);
  }
  return bodies;
}

/** Rows of a result list as they were sent. */
export async function readSentResults(db: Db, list: string): Promise<string[]> {
  const rows = await db
    .selectFrom('result_row')
    .select('sent')
    .where('list', '=', selectRowKey(list))
    .orderBy('position')
    .execute();
  return rows.map(({ sent }) => sent);
}

/** The bytes of the texts of lists: start lists, commitments of groups, result lists. */
export async function sumListBytes(db: Db, lists: readonly string[]): Promise<number> {
  let total = 0;
  await sliceInTurns([...(await readRowKeys(db, lists)).values()], async (keys) => {
    const starts = await db
      .selectFrom('start_row')
      .where('list', 'in', keys)
      .select(sql<number | string | null>`sum(octet_length(body))`.as('bytes'))
      .executeTakeFirstOrThrow();
    const results = await db
      .selectFrom('result_row')
      .where('list', 'in', keys)
      .select(sql<number | string | null>`sum(octet_length(body) + octet_length(sent))`.as('bytes'))
      .executeTakeFirstOrThrow();
    total += Number(starts.bytes ?? 0) + Number(results.bytes ?? 0);
  });
  return total;
}

export type NewStartRow = Omit<StartRowTable, 'list' | 'challenge' | 'position'>;
export type NewResultRow = Omit<ResultRowTable, 'list' | 'challenge' | 'position' | 'revision' | 'is_long'>;

/** A result row as sent and as shown; `revision` is that at which `sent` last changed. */
export interface StoredResult {
  readonly sent: string;
  readonly body: string;
  readonly revision: number;
}

export async function readStoredResults(db: Db, list: string): Promise<StoredResult[]> {
  const query = db.selectFrom('result_row').select(['sent', 'body', 'revision']).where('list', '=', selectRowKey(list));
  return (await query.orderBy('position').execute()).map((row) => ({ ...row, revision: row.revision ?? 0 }));
}

interface ListKey {
  readonly list: string;
  readonly challenge: string;
}

/** The numbers of a list and its challenge (row-keys.ts); `isNew` when the list never had rows. */
async function readRowNumbers(db: Db, { list, challenge }: ListKey) {
  const { keys, fresh: newOids } = await ensureRowKeys(db, challenge, [list]);
  const numbers = { list: keys.get(list) as number, challenge: keys.get(challenge) as number };
  return { numbers, isNew: newOids.has(list) };
}

/** Replaces a whole list. A statement inserts 1000 rows of at most 13 values; SQLite accepts 32,766 values. */
export async function replaceStarts(db: Db, key: ListKey, rows: readonly NewStartRow[]): Promise<void> {
  const { numbers, isNew } = await readRowNumbers(db, key);
  const present = db.selectFrom('start_row').select(['name', 'club', 'bib']).where('list', '=', numbers.list);
  const before = isNew ? [] : await present.execute();
  if (before.length > 0) await db.deleteFrom('start_row').where('list', '=', numbers.list).execute();
  await sliceInTurns(rows, async (slice, start) => {
    const values = slice.map((row, i) => ({ ...numbers, position: start + i, ...row }));
    await db.insertInto('start_row').values(values).execute();
  });
  await updateListIndex(db, key.challenge, before, rows);
}

/** Above this number of rows, a list is read page by page from indexes; shorter ones are read as quickly without (migration 130). */
const MAX_SHORT_LIST = 2000;

/** Replaces a whole list; an unchanged row keeps its revision. */
export async function replaceResults(
  db: Db,
  key: ListKey,
  rows: readonly NewResultRow[],
  revision: number,
): Promise<void> {
  const { numbers, isNew } = await readRowNumbers(db, key);
  const present = db
    .selectFrom('result_row')
    .select(['sent', 'revision', 'name', 'club', 'bib'])
    .where('list', '=', numbers.list);
  const known = isNew ? [] : await present.execute();
  const revisionBySent = new Map(known.map((row) => [row.sent, row.revision]));
  const is_long = rows.length > MAX_SHORT_LIST ? 1 : null;
  if (known.length > 0) await db.deleteFrom('result_row').where('list', '=', numbers.list).execute();
  await sliceInTurns(rows, async (slice, start) => {
    const values = slice.map((row, i) => ({
      ...numbers,
      position: start + i,
      is_long,
      ...row,
      revision: revisionBySent.get(row.sent) ?? (revisionBySent.has(row.sent) ? null : revision),
    }));
    await db.insertInto('result_row').values(values).execute();
  });
  await updateListIndex(db, key.challenge, known, rows);
}

/** A result row with its position, and with its text before an athlete was hidden. */
export interface PositionedResult extends StoredResult {
  readonly position: number;
  readonly hidden: string | null;
}

export async function readPositionedResults(db: Db, list: string): Promise<PositionedResult[]> {
  const query = db.selectFrom('result_row').select(['position', 'sent', 'body', 'hidden', 'revision']);
  const rows = await query.where('list', '=', selectRowKey(list)).orderBy('position').execute();
  return rows.map((row) => ({ ...row, hidden: row.hidden ?? null, revision: row.revision ?? 0 }));
}

/** Replaces the text of one row. */
export async function updateBody(
  db: Db,
  list: string,
  { position, body, hidden }: Pick<PositionedResult, 'position' | 'body' | 'hidden'>,
): Promise<void> {
  await db
    .updateTable('result_row')
    .set({ body, hidden })
    .where('list', '=', selectRowKey(list))
    .where('position', '=', position)
    .execute();
}
