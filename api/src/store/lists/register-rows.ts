import type { Db } from '../db.ts';
import { selectRowKey } from '../row-keys.ts';

/** Rows of one list as they were sent, as JSON, in their order. */
export interface ListRows {
  /** oid of the trial, or of the group whose commitments they are. */
  readonly list: string;
  readonly gOID: string;
  readonly starts: readonly string[];
  readonly results: readonly string[];
}

/** All rows of a competition by list, in the order of its programme; with the names of hidden athletes. */
export async function listRowsByList(db: Db, challenge: string): Promise<ListRows[]> {
  const starts = await db
    .selectFrom('start_row')
    .innerJoin('row_key', 'row_key.id', 'start_row.list')
    .select(['row_key.oid as list', 'body', 'hidden'])
    .where('start_row.challenge', '=', selectRowKey(challenge))
    .orderBy('start_row.list')
    .orderBy('position')
    .execute();
  const results = await db
    .selectFrom('result_row')
    .innerJoin('row_key', 'row_key.id', 'result_row.list')
    .select(['row_key.oid as list', 'sent'])
    .where('result_row.challenge', '=', selectRowKey(challenge))
    .orderBy('result_row.list')
    .orderBy('position')
    .execute();
  const groups = await db
    .selectFrom('trial_group')
    .select('oid')
    .where('challenge', '=', challenge)
    .orderBy('position')
    .execute();
  const trials = await db
    .selectFrom('trial')
    .select(['oid', 'trial_group'])
    .where('challenge', '=', challenge)
    .orderBy('position')
    .execute();
  const startsByList = Map.groupBy(starts, ({ list }) => list);
  const resultsByList = Map.groupBy(results, ({ list }) => list);
  const lists = [
    ...groups.map(({ oid }) => ({ list: oid, gOID: oid })),
    ...trials.map(({ oid, trial_group }) => ({ list: oid, gOID: trial_group })),
  ];
  return lists.map((list) => ({
    ...list,
    starts: (startsByList.get(list.list) ?? []).map(({ body, hidden }) => hidden ?? body),
    results: (resultsByList.get(list.list) ?? []).map(({ sent }) => sent),
  }));
}
