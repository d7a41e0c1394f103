import { isPublished, isToStart, TRIAL_STATUS } from 'shared-domain';
import { refusalAt } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults } from '../../store/lists/lists.ts';
import type { SentResult, SentTrial, SentUpload } from '../../store/lists/sent-rows.ts';
import { findTrialsByUid } from '../../store/lists/trials.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { hashSentList } from '../planning/list-hash.ts';
import { createAct } from '../sheets/acts.ts';
import { keyRows } from '../sheets/row-key.ts';

/** @throws Refusal when official results would change without a reason */
export function requireReason(status: number, reason: string | undefined): void {
  if (status !== TRIAL_STATUS.official || reason !== undefined) return;
  throw refusalAt('invalid request', '$.reason', 'is missing; a correction of official results says why');
}

/** The fields of a row that the log stores; names are not among them (Q30). */
export function pickLoggedFields(row: SentResult | undefined): Record<string, unknown> {
  if (row === undefined) return {};
  const { prf, attempts, bib, lane, rank, standing, reaction, wind, splits, comment, qualified, rule, walk } = row;
  return { prf, attempts, bib, lane, rank, standing, reaction, wind, splits, comment, qualified, rule, walk };
}

/** The fields whose change is a correction; a later split or qualification code is none. */
const formatCorrectedFields = ({ prf, attempts, rank, standing, rule, walk }: SentResult): string => {
  const { v, st, z } = prf;
  return JSON.stringify([v, st, z, attempts, rank, standing, rule, walk]);
};

/** Correction acts for rows that a new list changes in published results. */
export async function listCorrections(
  db: Db,
  { oid, challenge, status, result_hash }: TrialTable,
  sent: readonly SentResult[] | undefined,
  { organiser, now, why }: { readonly organiser: string; readonly now: Date; readonly why: string | undefined },
): Promise<OfficialActTable[]> {
  if (sent === undefined || !isPublished(status) || (await hashSentList(sent)) === result_hash) return [];
  const rows = await mapInTurns(await readSentResults(db, oid), (row) => JSON.parse(row) as SentResult);
  const before = new Map(keyRows(rows).map((row) => [row.key, row.sent]));
  const acts = await mapInTurns(keyRows(sent), ({ key, sent: row }) => {
    const stored = before.get(key);
    if (stored === undefined || formatCorrectedFields(stored) === formatCorrectedFields(row)) return undefined;
    const body = { before: pickLoggedFields(stored), after: pickLoggedFields(row), why };
    return createAct('correction', { challenge, list: oid, row: key }, body, organiser, now);
  });
  return acts.filter((act) => act !== undefined);
}

/** The correction act for a wind of a race that an edit changes in official results; its `before` and `after` are the heat's wind, m/s. */
export function listWindCorrections(
  { oid, challenge, status, dets }: TrialTable,
  sent: SentTrial['dets'] | undefined,
  { organiser, now, why }: { readonly organiser: string; readonly now: Date; readonly why: string | undefined },
): OfficialActTable[] {
  const { wind } = JSON.parse(dets) as { readonly wind?: number };
  if (status !== TRIAL_STATUS.official || sent === undefined || sent.wind === wind) return [];
  const body = { before: { wind }, after: { wind: sent.wind }, why };
  return [createAct('correction', { challenge, list: oid }, body, organiser, now)];
}

/** Trials that an upload takes back to a state before their end: they are held anew, which corrects no row. */
const listReopenedTrials = (trialsData: SentUpload['trialsData']): ReadonlySet<string> =>
  new Set(
    trialsData.flatMap(({ uid, status = TRIAL_STATUS.official }) =>
      isToStart(status) || status === TRIAL_STATUS.running ? [uid] : [],
    ),
  );

/** Correction acts of an upload. Only official results count, as unofficial ones are sent many times. */
export async function listUploadCorrections(
  db: Db,
  chOID: string,
  { trialsData, resultlists, reason: why }: Pick<SentUpload, 'trialsData' | 'resultlists' | 'reason'>,
  author: { readonly organiser: string; readonly now: Date },
): Promise<OfficialActTable[]> {
  const acts: OfficialActTable[] = [];
  const reopenedTrials = listReopenedTrials(trialsData);
  for (const trial of await findTrialsByUid(db, chOID, Object.keys(resultlists))) {
    if (trial.status !== TRIAL_STATUS.official || trial.results === 0 || reopenedTrials.has(trial.uid)) continue;
    acts.push(...(await listCorrections(db, trial, resultlists[trial.uid], { ...author, why })));
  }
  return acts;
}
