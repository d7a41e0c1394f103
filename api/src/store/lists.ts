import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from './db.ts';
import type { ResultRowTable, StartRowTable } from './schema.ts';

/** Rows in one statement: eight values each, and SQLite takes 32,766. */
const AT_ONCE = 1000;

/** Sent entries of a trial's start list or of a group's commitments, as json, in their order. */
export async function readStartBodies(db: Db, list: string): Promise<string[]> {
  const rows = await db.selectFrom('start_row').select('body').where('list', '=', list).orderBy('position').execute();
  return rows.map(({ body }) => body);
}

/** Shown rows of a result list, as json, in display order. */
export async function readResultBodies(db: Db, list: string): Promise<string[]> {
  const rows = await db.selectFrom('result_row').select('body').where('list', '=', list).orderBy('position').execute();
  return rows.map(({ body }) => body);
}

/** The first row of a result list. */
export async function readLeader(db: Db, list: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('result_row')
    .select('body')
    .where('list', '=', list)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.body;
}

/** Rows of a result list as they were sent. */
export async function readSentResults(db: Db, list: string): Promise<string[]> {
  const rows = await db.selectFrom('result_row').select('sent').where('list', '=', list).orderBy('position').execute();
  return rows.map(({ sent }) => sent);
}

export type NewStartRow = Omit<StartRowTable, 'list' | 'challenge' | 'position'>;
export type NewResultRow = Omit<ResultRowTable, 'list' | 'challenge' | 'position'>;

interface ListKey {
  readonly list: string;
  readonly challenge: string;
}

/** A list is replaced whole. Between statements other work has its turn: a long list must not hold up a stream. */
export async function replaceStarts(db: Db, key: ListKey, rows: readonly NewStartRow[]): Promise<void> {
  await db.deleteFrom('start_row').where('list', '=', key.list).execute();
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const values = rows.slice(start, start + AT_ONCE).map((row, i) => ({ ...key, position: start + i, ...row }));
    await db.insertInto('start_row').values(values).execute();
    await turn();
  }
}

export async function replaceResults(db: Db, key: ListKey, rows: readonly NewResultRow[]): Promise<void> {
  await db.deleteFrom('result_row').where('list', '=', key.list).execute();
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const values = rows.slice(start, start + AT_ONCE).map((row, i) => ({ ...key, position: start + i, ...row }));
    await db.insertInto('result_row').values(values).execute();
    await turn();
  }
}
