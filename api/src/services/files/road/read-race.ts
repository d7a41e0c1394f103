import { findCategory, hasPlainPlaces, MARK_STATUS } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import { uploadResult } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal } from '../../../base/refusal.ts';
import { buildWireErrors } from '../../../base/validation.ts';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { readRecords, type TableRecord } from '../csv/read-records.ts';
import { decodeText } from '../decode-text.ts';
import { createFileRefusal, FileErrors, type FileLocation } from '../file-errors.ts';
import { refuseWideRows } from '../refuse-wide.ts';
import { warnOfYears } from './birth-years.ts';
import { warnOfPlaces } from './check-places.ts';
import { warnOfLetters, warnOfNames, warnOfPlaceless, warnOfRaces, warnOfSexes } from './check-race.ts';
import { isOpened, openTable, type RoadTable, refuseSecondHead } from './open-table.ts';
import { readRaceColumns } from './race-columns.ts';
import type { RoadRules } from './road-cells.ts';
import { type RoadField, type RoadHead, settleFirstNames } from './road-columns.ts';
import { RoadNotes } from './road-notes.ts';
import { readRoadRow } from './road-row.ts';
import { readTimeUnits } from './time-units.ts';

/** The largest file that is read: a race of a million. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Rows between two words about how far the reading is. */
const PROGRESS_ROWS = 1000;

interface Race {
  readonly rows: readonly SentResult[];
  readonly places: readonly ((field: string | undefined) => FileLocation)[];
  /** Whether the file says names at all. */
  readonly hasNames: boolean;
  /** Where names are, or would be. */
  readonly namePlace: FileLocation;
}

export interface Reading {
  readonly rows: number;
  readonly bytes: number;
}

type RaceRules = Pick<RoadRules, 'event' | 'day' | 'table' | 'trialCategory'> & { readonly errors: FileErrors };

async function* counted(bytes: AsyncIterable<Buffer>, seen: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    seen.bytes += chunk.length;
    if (seen.bytes > MAX_BYTES) throw refusal('too large', `the file is larger than ${MAX_BYTES} bytes`);
    yield chunk;
  }
}

/** The head of a race's file and its rows, read as they arrive. @throws Refusal of the head before most rows are read */
async function readTable(bytes: AsyncIterable<Buffer>, errors: FileErrors, tell: (reading: Reading) => void) {
  const seen = { bytes: 0 };
  const opening: TableRecord[] = [];
  let table: RoadTable | undefined;
  const taken = { count: 0, line: 0 };
  const takeOut = (line: number) => {
    taken.line ||= line;
    taken.count += 1;
  };
  for await (const record of readRecords(decodeText(counted(bytes, seen), takeOut))) {
    if (table === undefined) {
      opening.push(record);
      if (isOpened(opening)) table = openTable(opening, errors);
      continue;
    }
    table.records.push(record);
    if (table.records.length % PROGRESS_ROWS === 0) tell({ rows: table.records.length, bytes: seen.bytes });
  }
  table ??= openTable(opening, errors);
  if (taken.count > 0) errors.warn({ line: taken.line }, saying('charactersOut', { count: taken.count }));
  if (table === undefined || table.records.length === 0)
    throw createFileRefusal({ line: table?.head.line ?? 1 }, saying('empty'));
  const { head, names, records } = table;
  refuseSecondHead(table, errors);
  refuseWideRows(names, records, errors);
  tell({ rows: records.length, bytes: seen.bytes });
  return { head: settleFirstNames(head, records), records };
}

/** Columns of a race by the fields of an upload's row. */
const COLUMN_OF: Readonly<globalThis.Record<string, readonly RoadField[]>> = {
  bib: ['bib'],
  last: ['last', 'name'],
  first: ['first', 'name'],
  clubName: ['club'],
  country: ['country'],
  category: ['category', 'sex'],
  prf: ['gun', 'net'],
  rank: ['place'],
};

const placer =
  ({ at }: RoadHead, line: number) =>
  (field: string | undefined): FileLocation => {
    const own = (COLUMN_OF[field?.split('.')[0] ?? ''] ?? []).find((one) => at[one] !== undefined);
    const column = own === undefined ? undefined : at[own];
    return column === undefined ? { line } : { line, column: column.index + 1, name: column.name };
  };

function refuseIssue(
  issue: z.core.$ZodIssue,
  placeOf: (field: string | undefined) => FileLocation,
  errors: FileErrors,
): void {
  const place = placeOf(issue.path.map(String).join('.'));
  if (issue.code === 'too_big' && issue.origin === 'string')
    errors.refuse(place, saying('tooLong', { most: Number(issue.maximum) }));
  else errors.refuse(place, saying('other', { detail: buildWireErrors([issue], '$')[0]?.detail ?? '' }));
}

/** Bibs that two lines have. */
function createBibCheck({ at }: RoadHead, errors: FileErrors): (bib: string | undefined, line: number) => void {
  const lines = new Map<string, number>();
  return (bib, line) => {
    if (bib === undefined || at.bib === undefined) return;
    const other = lines.get(bib);
    const place = { line, column: at.bib.index + 1, name: at.bib.name };
    if (other !== undefined) errors.refuse(place, saying('bibTwice', { who: bib, other }));
    lines.set(bib, line);
  };
}

/**
 * Places part equal times. Those of a part of a race, in a list so short that 1001 would be a guest's, are counted anew from 1.
 */
function countPlaces(rows: readonly SentResult[]): readonly SentResult[] {
  const ranks = rows.flatMap(({ rank }) => rank ?? []);
  if (hasPlainPlaces(rows.length) || ranks.every((rank) => hasPlainPlaces(rank) === false)) return rows;
  const inOrder = [...new Set(ranks)].sort((a, b) => a - b);
  const placeOf = new Map(inOrder.map((rank, index) => [rank, index + 1]));
  return rows.map((row) => (row.rank === undefined ? row : { ...row, rank: placeOf.get(row.rank) }));
}

/**
 * Reads the results of a race as they arrive, and says every thousand rows how far it is. What one cell says never refuses a race: it is
 * left out with a note. A file of whose marks more than half cannot be read is none, and its faults are named by line and column.
 * @throws Refusal naming every fault by line and column
 */
export async function readRace(
  bytes: AsyncIterable<Buffer>,
  { errors, ...rules }: RaceRules,
  tell: (reading: Reading) => void,
): Promise<Race> {
  const { head, records } = await readTable(bytes, errors, tell);
  const [faults, notes] = [new FileErrors(), new RoadNotes()];
  const units = readTimeUnits(records, head, rules.event, errors);
  errors.settle();
  const rowRules = { ...rules, head, columns: readRaceColumns(records, head, rules.day), units, faults, notes };
  const rows: SentResult[] = [];
  const places: Race['places'][number][] = [];
  const checkBib = createBibCheck(head, errors);
  await mapInTurns(records, (record) => {
    if (errors.isFull) return;
    const placeOf = placer(head, record.line);
    const sent = readRoadRow(record, rowRules);
    const { data, error } = uploadResult.safeParse(sent);
    for (const issue of error?.issues.slice(0, 1) ?? []) refuseIssue(issue, placeOf, errors);
    checkBib(data?.bib, record.line);
    if (data === undefined) return;
    rows.push(data);
    places.push(placeOf);
  });
  errors.settle();
  if (rows.filter(({ prf }) => prf.st === MARK_STATUS.dash).length * 2 > rows.length) faults.settle();
  notes.tell(errors);
  warnOfRaces(records, head, errors);
  warnOfLetters(records, head, errors);
  warnOfYears(records, head, rowRules.columns.hasBirths, errors);
  warnOfNames(records, rows, rowRules, errors);
  // The category of a race for one sex is that of all who run it.
  if (findCategory(rules.trialCategory)?.wildcard === true) warnOfSexes(rows, places, errors);
  warnOfPlaceless(rows, places, errors);
  warnOfPlaces(rows, places, rules.event, errors);
  const names = head.at.last ?? head.at.name;
  const namePlace = { line: head.line, ...(names && { column: names.index + 1, name: names.name }) };
  return { rows: countPlaces(rows), places, hasNames: names !== undefined, namePlace };
}
