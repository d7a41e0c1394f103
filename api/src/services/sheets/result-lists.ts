import {
  findContestEvent,
  findPartScale,
  findRowEvent,
  isCombined,
  isU16OrYounger,
  orderCombinedParts,
  parseTrialUid,
  readEvent,
} from 'shared-domain';
import type { ResultList, ResultRow, StartList, StartRow, Trial } from 'shared-domain/contract';
import { presentStartRow } from '../../presenters/athlete.ts';
import { addAthleteIds } from '../../presenters/athlete-ids.ts';
import { presentCombined } from '../../presenters/combined.ts';
import type { Db } from '../../store/db.ts';
import { readResultBodies, readStartBodies } from '../../store/lists/lists.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { mapInTurns, parseInTurns } from '../../store/map-in-turns.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { findPointsField } from '../context/points-tables.ts';
import type { Programme } from '../context/programme.ts';
import { listTrialRemarks } from './acts.ts';
import { addChases, findLastPart } from './combined-chase.ts';
import { addRecords } from './event-records.ts';
import { isUnderProtest } from './protests.ts';
import { addRunnerIds } from './runner-ids.ts';

/** Adds the points of the tables to the rows (Q15). */
export function addPoints(rows: readonly ResultRow[], trial: Trial, programme: Programme): Promise<ResultRow[]> {
  const { flag, kind } = programme.challenge;
  const event = findContestEvent(readEvent(trial, kind), trial.category);
  const isYouth = findPointsField(flag) === 'yth';
  return mapInTurns(rows, (row) => {
    const rowEvent = findRowEvent(event, trial.category, row.category);
    const pts = programme.points.scoreRow(row, rowEvent, trial.category, isYouth);
    return pts === undefined ? row : { ...row, pts };
  });
}

/** Rows of a trial in display order; `limit`: the first ones only. */
export async function readRows(db: Db, programme: Programme, trial: Trial, limit?: number): Promise<ResultRow[]> {
  if (trial.results === 0) return [];
  const bodies = await readResultBodies(db, trial.oid, limit);
  return addPoints(await parseInTurns<ResultRow>(bodies), trial, programme);
}

/** A trial's result list as the public sees it, or its first `limit` rows; that of a combined event with its parts. */
export async function readResultList(db: Db, programme: Programme, trial: Trial, limit?: number): Promise<ResultList> {
  const acts = await readActs(db, [trial.oid]);
  const list = await readPlainList(db, programme, trial, { acts, limit });
  return addRecords(db, list, programme, { acts, results: trial.results });
}

interface PlainListOptions {
  readonly acts: readonly OfficialActTable[];
  readonly limit: number | undefined;
}

async function readPlainList(
  db: Db,
  programme: Programme,
  trial: Trial,
  { acts, limit }: PlainListOptions,
): Promise<ResultList> {
  const rows = await readRows(db, programme, trial, limit);
  const { starts: _, results: __, ...trialFields } = trial;
  const remarks = programme.mask.value(listTrialRemarks(acts));
  const fields = {
    ...trialFields,
    ...(remarks.length === 0 ? {} : { remarks }),
    ...(isUnderProtest(acts) ? { underProtest: true as const } : {}),
  };
  const pointsEdition = findYouthEdition(trial);
  const scoredFields = pointsEdition === undefined ? fields : { ...fields, pointsEdition };
  const parts = isCombined(trial.g0) ? orderCombinedParts(trial, programme.listParts(trial)) : [];
  if (parts.length === 0)
    return { ...scoredFields, rows: [...(await addRunnerIds(db, trial.chOID, await addAthleteIds(rows)))] };
  const lists = [];
  for (const part of parts) lists.push({ trial: part, rows: await readRows(db, programme, part) });
  const combined = presentCombined(rows, lists);
  const rowsWithIds = await addAthleteIds(combined.rows);
  const lastPart = findLastPart(combined.parts);
  if (lastPart === undefined) return { ...scoredFields, ...combined, rows: rowsWithIds };
  const starts = [];
  for (const oid of lastPart.oids) starts.push(...(await addAthleteIds(await readStartRows(db, oid))));
  return { ...scoredFields, ...combined, rows: addChases(rowsWithIds, trial, lastPart, starts) };
}

/** The edition of the table that scores a combined event of the young, or one of its parts; other combined events have the tables of 2001. */
function findYouthEdition({ g0, category, dets }: Trial): string | undefined {
  if (!isU16OrYounger(category)) return undefined;
  const whole = isCombined(g0) ? g0 : parseTrialUid(dets.combined ?? '')?.g0;
  return whole === undefined ? undefined : findPartScale(whole, category)?.edition;
}

export async function readStartRows(db: Db, list: string, limit?: number): Promise<StartRow[]> {
  const bodies = await readStartBodies(db, list, limit);
  return mapInTurns(await parseInTurns<SentStart>(bodies), presentStartRow);
}

/** The start list of a trial, or the commitments of a group. */
export async function readStartList(
  db: Db,
  chOID: string,
  list: { readonly oid: string; readonly uid: string },
): Promise<StartList> {
  const rows = await addAthleteIds(await readStartRows(db, list.oid));
  return { oid: list.oid, uid: list.uid, rows: [...(await addRunnerIds(db, chOID, rows))] };
}
