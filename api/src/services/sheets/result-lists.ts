import { findPartScale, findRowEvent, isCombined, isU16OrYounger, orderCombinedParts, readEvent } from 'shared-domain';
import type { ResultList, ResultRow, StartList, StartRow, Trial } from 'shared-domain/contract';
import { presentStartRow } from '../../presenters/athlete.ts';
import { addAthleteIds } from '../../presenters/athlete-ids.ts';
import { presentCombined } from '../../presenters/combined.ts';
import type { Db } from '../../store/db.ts';
import { readResultBodies, readStartBodies } from '../../store/lists/lists.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { mapInTurns, parseInTurns } from '../../store/map-in-turns.ts';
import { findPointsField } from '../context/points-tables.ts';
import type { Programme } from '../context/programme.ts';
import { trialRemarks } from './acts.ts';
import { isUnderProtest } from './protests.ts';

/** Rows as they are shown, each with the points of the tables (Q15). */
export function addPoints(rows: readonly ResultRow[], trial: Trial, programme: Programme): Promise<ResultRow[]> {
  const { flag, kind } = programme.challenge;
  const event = readEvent(trial, kind);
  const youth = findPointsField(flag) === 'yth';
  return mapInTurns(rows, (row) => {
    const own = findRowEvent(event, trial.category, row.category);
    const pts = programme.points.scoreRow(row, own, trial.category, youth);
    return pts === undefined ? row : { ...row, pts };
  });
}

/** Rows of a trial in display order. */
export async function readRows(db: Db, programme: Programme, trial: Trial): Promise<ResultRow[]> {
  if (trial.results === 0) return [];
  const bodies = await readResultBodies(db, trial.oid);
  return addPoints(await parseInTurns<ResultRow>(bodies), trial, programme);
}

/** A trial's result list as it is shown; a combined event's with its disciplines. */
export async function readResultList(db: Db, programme: Programme, trial: Trial): Promise<ResultList> {
  const rows = await readRows(db, programme, trial);
  const { starts: _, results: __, ...shown } = trial;
  const acts = await readActs(db, [trial.oid]);
  const remarks = programme.mask.value(trialRemarks(acts));
  const fields = {
    ...shown,
    ...(remarks.length === 0 ? {} : { remarks }),
    ...(isUnderProtest(acts) ? { underProtest: true as const } : {}),
  };
  const parts = isCombined(trial.g0) ? orderCombinedParts(trial, programme.listParts(trial)) : [];
  if (parts.length === 0) return { ...fields, rows: await addAthleteIds(rows) };
  const lists = [];
  for (const part of parts) lists.push({ trial: part, rows: await readRows(db, programme, part) });
  const combined = presentCombined(rows, lists);
  // Those of the rules of all ages are the tables of 2001.
  const pointsEdition = isU16OrYounger(trial.category) ? findPartScale(trial.g0, trial.category)?.edition : undefined;
  const scored = pointsEdition === undefined ? fields : { ...fields, pointsEdition };
  return { ...scored, ...combined, rows: await addAthleteIds(combined.rows) };
}

export async function readStartRows(db: Db, list: string): Promise<StartRow[]> {
  const bodies = await readStartBodies(db, list);
  return mapInTurns(await parseInTurns<SentStart>(bodies), presentStartRow);
}

/** The start list of a trial, or the commitments of a group. */
export async function readStartList(db: Db, of: { readonly oid: string; readonly uid: string }): Promise<StartList> {
  return { oid: of.oid, uid: of.uid, rows: await addAthleteIds(await readStartRows(db, of.oid)) };
}
