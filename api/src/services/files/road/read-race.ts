import { type EventRef, findCategory, hasPlainPlaces, MARK_STATUS } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import { uploadResult } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal } from '../../../base/refusal.ts';
import { buildWireErrors } from '../../../base/validation.ts';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { readRecords, type TableRecord } from '../csv/read-records.ts';
import { decodeText } from '../decode-text.ts';
import { createFileRefusal, FileErrors, type FileLocation } from '../file-errors.ts';
import { CellNotes } from '../quoted-cells.ts';
import { refuseWideRows } from '../refuse-wide.ts';
import { TextRepairs } from '../text-repairs.ts';
import { warnOfYears } from './birth-years.ts';
import { warnOfPlaces } from './check-places.ts';
import { warnOfNames, warnOfPlaceless, warnOfRaces, warnOfSexes } from './check-race.ts';
import { type LocatedRow, settleDoubledBibs } from './doubled-bibs.ts';
import { isHeadReached, openTable, type RoadTable, removeRepeatedHeads } from './open-table.ts';
import { findColumnFacts } from './race-columns.ts';
import type { RoadRules } from './road-cells.ts';
import { assignFirstNames, assignPlaces, type RoadField, type RoadHead } from './road-columns.ts';
import { readRoadRow } from './road-row.ts';
import { selectRows } from './table-rows.ts';
import { settleTimeColumns, warnOfUnread } from './time-columns.ts';
import { readTimeUnits } from './time-units.ts';
import { leaveUnplaced } from './unplaced-rows.ts';
import { findUnreadNames, warnOfUnnamed, warnOfUnreadTimes } from './unread-columns.ts';

/** Larger files are refused while they arrive. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Rows between two reports of progress. */
const PROGRESS_ROWS = 1000;

interface RaceResults {
  readonly rows: readonly SentResult[];
  readonly locators: readonly ((field: string | undefined) => FileLocation)[];
  /** The column of names, or the head where there is none. */
  readonly nameLocation: FileLocation;
  /** A column that is not read and seems to hold names, where no column of names is. */
  readonly unreadNames: ReturnType<typeof findUnreadNames>;
}

export interface ReadProgress {
  readonly rows: number;
  readonly bytes: number;
}

type RaceRules = Pick<RoadRules, 'event' | 'day' | 'table' | 'trialCategory'> & { readonly errors: FileErrors };

async function* countBytes(bytes: AsyncIterable<Buffer>, progress: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    progress.bytes += chunk.length;
    if (progress.bytes > MAX_BYTES) throw refusal('too large', `the file is larger than ${MAX_BYTES} bytes`);
    yield chunk;
  }
}

/** The head of a race's file and its rows, read as they arrive. @throws Refusal of the head before most rows are read */
async function readTable(
  bytes: AsyncIterable<Buffer>,
  event: EventRef,
  errors: FileErrors,
  onProgress: (reading: ReadProgress) => void,
) {
  const progress = { bytes: 0 };
  const firstLines: TableRecord[] = [];
  let table: RoadTable | undefined;
  const repairs = new TextRepairs();
  for await (const record of readRecords(decodeText(countBytes(bytes, progress), repairs))) {
    if (table === undefined) {
      firstLines.push(record);
      if (isHeadReached(firstLines)) table = openTable(firstLines, errors);
      continue;
    }
    table.records.push(record);
    if (table.records.length % PROGRESS_ROWS === 0) onProgress({ rows: table.records.length, bytes: progress.bytes });
  }
  table ??= openTable(firstLines, errors);
  if (table === undefined || table.records.length === 0)
    throw createFileRefusal({ line: table?.head.line ?? 1 }, createFileMessage('empty'));
  const { head, names } = table;
  const records = removeRepeatedHeads(table, errors);
  refuseWideRows(names, records, errors);
  onProgress({ rows: records.length, bytes: progress.bytes });
  repairs.addWarnings(errors, { names, records: [{ line: head.line, cells: names }, ...records] });
  const namedHead = assignPlaces(assignFirstNames(head, records), records);
  const roadHead = settleTimeColumns(namedHead, records, event, errors);
  warnOfUnread(roadHead, errors);
  const rows = selectRows(records, roadHead, names, errors);
  if (rows.length === 0) throw createFileRefusal({ line: head.line }, createFileMessage('empty'));
  return { head: roadHead, names, records: rows };
}

/** Columns that may hold a field of the upload's row. */
const COLUMNS_BY_FIELD: Readonly<Record<string, readonly RoadField[]>> = {
  bib: ['bib'],
  last: ['last', 'name'],
  first: ['first', 'name'],
  clubName: ['club'],
  country: ['country'],
  category: ['category', 'sex'],
  prf: ['gun', 'net'],
  rank: ['place'],
};

const createLocator =
  ({ columns }: RoadHead, line: number) =>
  (field: string | undefined): FileLocation => {
    const knownField = (COLUMNS_BY_FIELD[field?.split('.')[0] ?? ''] ?? []).find((one) => columns[one] !== undefined);
    const column = knownField === undefined ? undefined : columns[knownField];
    return column === undefined ? { line } : { line, column: column.index + 1, name: column.name };
  };

function refuseIssue(
  issue: z.core.$ZodIssue,
  locate: (field: string | undefined) => FileLocation,
  errors: FileErrors,
): void {
  const location = locate(issue.path.map(String).join('.'));
  if (issue.code === 'too_big' && issue.origin === 'string')
    errors.refuse(location, createFileMessage('tooLong', { most: Number(issue.maximum) }));
  else errors.refuse(location, createFileMessage('other', { detail: buildWireErrors([issue], '$')[0]?.detail ?? '' }));
}

/** Renumbers the places of a part of a race from 1, where the list is so short that places above 1000 would mean guests. */
function renumberPlaces(rows: readonly SentResult[]): readonly SentResult[] {
  const ranks = rows.flatMap(({ rank }) => rank ?? []);
  if (hasPlainPlaces(rows.length) || ranks.every((rank) => hasPlainPlaces(rank) === false)) return rows;
  const inOrder = [...new Set(ranks)].sort((a, b) => a - b);
  const newPlaces = new Map(inOrder.map((rank, index) => [rank, index + 1]));
  return rows.map((row) => (row.rank === undefined ? row : { ...row, rank: newPlaces.get(row.rank) }));
}

/**
 * Reads the results of a race as they arrive. A cell that cannot be read is left out with a warning; a file in which more than half of the
 * marks cannot be read is refused.
 * @throws Refusal naming every fault by line and column
 */
export async function readRace(
  bytes: AsyncIterable<Buffer>,
  { errors, ...rules }: RaceRules,
  onProgress: (reading: ReadProgress) => void,
): Promise<RaceResults> {
  const { head, names, records: allRecords } = await readTable(bytes, rules.event, errors, onProgress);
  const [faults, notes] = [new FileErrors(), new CellNotes()];
  const units = readTimeUnits(allRecords, head, rules.event, errors);
  errors.settle();
  const rowRules = { ...rules, head, columnFacts: findColumnFacts(allRecords, head, rules.day), units, faults, notes };
  const located: LocatedRow[] = [];
  await mapInTurns(allRecords, (record) => {
    if (errors.isFull) return;
    const locate = createLocator(head, record.line);
    const sent = readRoadRow(record, rowRules);
    const { data, error } = uploadResult.safeParse(sent);
    for (const issue of error?.issues.slice(0, 1) ?? []) refuseIssue(issue, locate, errors);
    if (data !== undefined) located.push({ row: data, record, locate });
  });
  errors.settle();
  const settled = settleDoubledBibs(located, head, names, errors);
  const [rows, locators] = [settled.map(({ row }) => row), settled.map(({ locate }) => locate)];
  const records = settled.map(({ record }) => record);
  if (rows.filter(({ prf }) => prf.st === MARK_STATUS.dash).length * 2 > rows.length) faults.settle();
  notes.addWarnings(errors);
  warnOfUnnamed(records, head, errors);
  warnOfUnreadTimes(records, head, { event: rules.event, units }, errors);
  warnOfRaces(records, head, errors);
  warnOfYears(records, head, rowRules.columnFacts.hasBirthYears, errors);
  warnOfNames(records, rows, rowRules, errors);
  // A race for one sex gives its runners that sex.
  if (findCategory(rules.trialCategory)?.wildcard === true) warnOfSexes(rows, locators, head, errors);
  const placeCells = records.map(({ cells }) => cells[head.columns.place?.index ?? -1] ?? '');
  const ranked = leaveUnplaced(rows, placeCells, locators, rules.event, errors);
  warnOfPlaceless(ranked, locators, errors);
  warnOfPlaces(ranked, locators, rules.event, errors);
  const nameColumn = head.columns.last ?? head.columns.name;
  const nameLocation = {
    line: head.line,
    ...(nameColumn && { column: nameColumn.index + 1, name: nameColumn.name }),
  };
  const unreadNames = nameColumn === undefined ? findUnreadNames(records, head) : undefined;
  return { rows: renumberPlaces(ranked), locators, nameLocation, unreadNames };
}
