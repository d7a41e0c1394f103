import { type EventRef, MARK_STATUS, readEvent } from 'shared-domain';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts, readStoredResults, type StoredResult } from '../../store/lists/lists.ts';
import type { SentResult, SentStart, SentTrial } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
import { keyRows } from './row-key.ts';

export interface SheetStart {
  readonly key: string;
  readonly sent: SentStart;
}

export interface SheetResult {
  readonly key: string;
  readonly sent: SentResult;
  /** Challenge revision of the row's last change; 0 for rows older than this field. */
  readonly revision: number;
}

/** The lists of a trial, or of a group whose entries are not yet in a heat, as they were sent. */
export interface Sheet {
  readonly oid: string;
  readonly uid: string;
  readonly starts: readonly SheetStart[];
  readonly results: readonly SheetResult[];
  /** Absent for a group. */
  readonly trial?: TrialTable;
}

export const readSheetStarts = async (db: Db, list: string): Promise<SheetStart[]> =>
  keyRows(parseBodies<SentStart>(await readSentStarts(db, list)));

export const keyResults = (rows: readonly StoredResult[]): SheetResult[] =>
  keyRows(rows.map(({ sent }) => JSON.parse(sent) as SentResult)).map((row, at) => ({
    ...row,
    revision: rows[at]?.revision ?? 0,
  }));

export async function readSheet(db: Db, trial: TrialTable): Promise<Sheet> {
  const { oid, uid } = trial;
  return {
    oid,
    uid,
    trial,
    starts: await readSheetStarts(db, oid),
    results: keyResults(await readStoredResults(db, oid)),
  };
}

/** The entries of a group that are in no heat yet. */
export async function readCommitments(db: Db, { oid, uid }: { oid: string; uid: string }): Promise<Sheet> {
  return { oid, uid, starts: await readSheetStarts(db, oid), results: [] };
}

export const parseDets = ({ dets }: TrialTable): NonNullable<SentTrial['dets']> =>
  JSON.parse(dets) as NonNullable<SentTrial['dets']>;

export const readTrialEvent = (trial: TrialTable, kind: string): EventRef =>
  readEvent({ ...trial, dets: parseDets(trial) }, kind);

/** A result without a mark, which has the same key as its entry. */
export function createResult({ bib, auid, relay, last, first, clubName }: Partial<SentStart> = {}): SentResult {
  const nameFields =
    bib === undefined && auid === undefined && relay?.oid === undefined ? { last, first, clubName } : {};
  const identity = Object.entries({ bib, auid, relay, ...nameFields }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(identity), prf: { st: MARK_STATUS.dash } };
}
