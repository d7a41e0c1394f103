import type { ResultRow, Trial } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readResultBodies } from '../../store/lists/lists.ts';
import { makeShownRowKeys } from '../sheets/record-decisions.ts';

/** The rows of a result list as they are shown, each with its key. */
export interface KeyedRows {
  readonly rows: readonly ResultRow[];
  readonly keys: readonly string[];
}

/** Lists that stay in memory; the one read longest ago is dropped first. */
const MAX_LISTS = 2000;

const lists = new Map<string, KeyedRows & { readonly revision: number }>();

/** The result rows of a trial, read again once the trial has changed. */
export async function readKeyedRows(db: Db, trial: Trial): Promise<KeyedRows> {
  if (trial.results === 0) return { rows: [], keys: [] };
  const known = lists.get(trial.oid);
  if (known?.revision === trial.revision) return known;
  const rows = parseBodies<ResultRow>(await readResultBodies(db, trial.oid));
  const read = { rows, keys: makeShownRowKeys(rows), revision: trial.revision };
  lists.delete(trial.oid);
  lists.set(trial.oid, read);
  const [oldest] = lists.keys();
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
  return read;
}
