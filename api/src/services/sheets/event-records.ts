import { findContestEvent, listTouchedRecords, makeGroupUid, readEvent } from 'shared-domain';
import type { ResultList, ResultRow, Trial } from 'shared-domain/contract';
import type { Programme } from '../context/programme.ts';

type RecordedTrial = Pick<Trial, 'g0' | 'g1' | 'category' | 'dets'>;

/** Adds to rows the records of their event that they beat or equal; `rows` are a whole list, or its first ones. */
export function addTouchedRecords(
  rows: readonly ResultRow[],
  trial: RecordedTrial,
  { challenge: { kind }, findRecords }: Pick<Programme, 'challenge' | 'findRecords'>,
  parts: ResultList['parts'] = [],
): ResultRow[] {
  const records = findRecords(makeGroupUid(trial));
  if (records.length === 0) return [...rows];
  const { category, dets } = trial;
  const event = findContestEvent(readEvent(trial, kind), category);
  const touched = listTouchedRecords(rows, records, {
    event,
    category,
    wind: dets.wind,
    parts: parts.map((part) => readEvent(part, kind)),
  });
  return rows.map((row, index) => {
    const own = touched[index] ?? [];
    return own.length === 0 ? row : { ...row, records: own };
  });
}

/** A list with the records of its event, and with what its rows do to them. */
export function addRecords<T extends ResultList>(list: T, programme: Programme): T {
  const records = programme.findRecords(makeGroupUid(list));
  if (records.length === 0) return list;
  return { ...list, records: [...records], rows: addTouchedRecords(list.rows, list, programme, list.parts) };
}
