import { isCombined } from 'shared-domain';
import type { ResultList, ResultRow, StartList, StartRow, Trial } from 'shared-domain/contract';
import { presentStartRow } from '../presenters/athlete.ts';
import { presentCombined } from '../presenters/combined.ts';
import type { Db } from '../store/db.ts';
import { readResultBodies, readStartBodies } from '../store/lists.ts';
import type { SentStart } from '../store/sent.ts';
import type { Programme } from './programme.ts';

async function rowsOf(db: Db, trial: Trial): Promise<ResultRow[]> {
  if (trial.results === 0) return [];
  const bodies = await readResultBodies(db, trial.oid);
  return JSON.parse(`[${bodies.join(',')}]`) as ResultRow[];
}

/** A trial's result list as it is shown; a combined event's with its disciplines. */
export async function readResultList(db: Db, programme: Programme, trial: Trial): Promise<ResultList> {
  const rows = await rowsOf(db, trial);
  const { starts: _, results: __, ...fields } = trial;
  const parts = isCombined(trial.g0) ? programme.partsOf(trial) : [];
  if (parts.length === 0) return { ...fields, rows };
  const lists = [];
  for (const part of parts) lists.push({ trial: part, rows: await rowsOf(db, part) });
  return { ...fields, ...presentCombined(rows, lists) };
}

export async function readStartRows(db: Db, list: string): Promise<StartRow[]> {
  const bodies = await readStartBodies(db, list);
  return (JSON.parse(`[${bodies.join(',')}]`) as SentStart[]).map(presentStartRow);
}

/** The start list of a trial, or the commitments of a group. */
export async function readStartList(db: Db, of: { readonly oid: string; readonly uid: string }): Promise<StartList> {
  return { oid: of.oid, uid: of.uid, rows: await readStartRows(db, of.oid) };
}
