import {
  type ColumnField,
  createSexReader,
  findCategory,
  findDateOrder,
  parseGroupUid,
  parseTrialUid,
  readEvent,
} from 'shared-domain';
import { createFileMessage, type FileMessage, omitErrorPath } from 'shared-domain/contract';
import { uploadResult, uploadStart } from 'shared-domain/contract/schemas';
import { buildWireErrors } from '../../../base/validation.ts';
import type { Db } from '../../../store/db.ts';
import type { SentResult, SentStart } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { readStoredTrials, type StoredTrials } from '../../planning/stored-trials.ts';
import { subtractRows } from '../../writing/list-images.ts';
import { decodeText } from '../decode-text.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { Changes, type FileLists, type FileReader, type ListBuilder } from '../import-lists.ts';
import { refuseWideRows } from '../refuse-wide.ts';
import { TextRepairs } from '../text-repairs.ts';
import {
  BIRTH_DATE,
  CATEGORY,
  type Column,
  createBirthDateColumn,
  createSexColumn,
  type Draft,
  FULL_NAME,
  RESULT_COLUMNS,
  readCategory,
  SEX,
  START_COLUMNS,
} from './columns.ts';
import { splitFullNames } from './full-names.ts';
import { readHead, type TableHead } from './header.ts';
import { mergeRows, type StoredRow } from './merge-rows.ts';
import { readRecords, type TableRecord } from './read-records.ts';
import { checkStatedEvents, warnOfStatedPlaces } from './stated-event.ts';
import { readResultRows, readStartRows } from './stored-rows.ts';

export type ListName = 'starts' | 'results';

/** Which trial, or group of commitments, a row belongs to. */
const UID: Column = {
  field: 'uid',
  fr: 'uid',
  en: 'uid',
  names: ['uid'],
  write: () => '',
  read: () => undefined,
};

/** Columns that set no field of a row: `event`, `round` and `place` are compared with the list, the server computes the others. */
const STATED_ONLY: Readonly<Record<ListName, readonly ColumnField[]>> = {
  starts: ['event', 'points', 'level', 'round'],
  results: ['event', 'place', 'points', 'level', 'round'],
};

interface Table {
  readonly head: TableHead<Column>;
  readonly records: readonly TableRecord[];
}

/** @throws Refusal by the head alone, before any row is read */
function readTableHead(record: TableRecord, list: ListName, errors: FileErrors): TableHead<Column> {
  const columns = [UID, FULL_NAME, SEX, ...(list === 'starts' ? START_COLUMNS : RESULT_COLUMNS)];
  const head = readHead(record, columns, STATED_ONLY[list], errors);
  const needed = list === 'results' ? ['prf'] : [];
  for (const field of needed) {
    const column = columns.find((one) => one.field === field);
    if (!head.columns.some((one) => one.column === column))
      errors.refuse({ line: head.line }, createFileMessage('noColumn', { fr: column?.fr ?? '', en: column?.en ?? '' }));
  }
  errors.settle();
  return head;
}

/** A single row tells nothing of its column. */
const MIN_ROWS = 2;

/** Whether no cell of a column of categories is one: the classes are those of the race, `Elite`, `Sport`. */
const hasOwnClasses = (cells: readonly string[]): boolean =>
  cells.length >= MIN_ROWS &&
  cells.every((cell) => cell === '' || ([0, 1] as const).every((sex) => readCategory(cell, sex) === undefined));

/** The table, of a meeting of this year, whose sexes and birth dates are read by their whole columns. They come first, as reading a category depends on them. */
function readColumnsWhole({ head, records }: Table, year: number): Table {
  const columns = head.columns.map((one) => {
    const cells = () => records.map((record) => record.cells[one.index] ?? '');
    if (one.column === SEX) return { ...one, column: createSexColumn(createSexReader(cells(), one.name)) };
    if (one.column === CATEGORY && hasOwnClasses(cells()))
      return { ...one, column: { ...CATEGORY, canLeaveOut: () => true } };
    return one.column === BIRTH_DATE ? { ...one, column: createBirthDateColumn(findDateOrder(cells()), year) } : one;
  });
  const isFirst = (field: string) => field === SEX.field || field === BIRTH_DATE.field;
  const [first, others] = [true, false].map((isWanted) =>
    columns.filter(({ column }) => isFirst(column.field) === isWanted),
  );
  return { head: { ...head, columns: [...(first ?? []), ...(others ?? [])] }, records };
}

async function readTable(bytes: Buffer, list: ListName, errors: FileErrors): Promise<Table> {
  const records: TableRecord[] = [];
  let head: TableHead<Column> | undefined;
  const repairs = new TextRepairs({ isStrict: list !== 'results' });
  for await (const record of readRecords(decodeText([bytes], repairs))) {
    if (head === undefined) head = readTableHead(record, list, errors);
    else records.push(record);
  }
  if (head === undefined || records.length === 0) errors.refuse({ line: 1 }, createFileMessage('empty'));
  errors.settle();
  refuseWideRows(head?.names ?? [], records, errors);
  repairs.addWarnings(errors, { names: head?.names ?? [], records });
  return { head: head ?? { columns: [], line: 1, names: [] }, records };
}

/** Rows by the uid of their list, in the order of the file. */
async function readTableLists({ head, records }: Table, own: string | undefined, errors: FileErrors) {
  const byList = new Map<string, TableRecord[]>();
  const at = head.columns.find(({ column }) => column === UID);
  const [first] = records;
  if (at === undefined && own === undefined && first !== undefined)
    errors.refuse({ line: first.line }, createFileMessage('noTrial'));
  errors.settle();
  await mapInTurns(records, (record) => {
    const uid = at === undefined ? own : record.cells[at.index] || own;
    if (uid === undefined || (own !== undefined && uid !== own)) {
      const place = { line: record.line, ...(at && { column: at.columnNumber, name: at.name }) };
      errors.refuse(
        place,
        uid === undefined ? createFileMessage('noTrial') : createFileMessage('otherTrial', { uid, own: own ?? '' }),
      );
    } else {
      const rows = byList.get(uid);
      if (rows === undefined) byList.set(uid, [record]);
      else rows.push(record);
    }
  });
  errors.settle();
  return byList;
}

/** Rows checked by the schema of the upload; a stored row that did not change is not checked again. */
function checked(
  rows: readonly Draft[],
  standing: ReadonlySet<string>,
  schema: typeof uploadStart | typeof uploadResult,
  places: readonly ((field: string | undefined) => FileLocation)[],
  errors: FileErrors,
): Promise<(SentStart | SentResult)[]> {
  return mapInTurns(rows, (row, index) => {
    if (errors.isFull) return row as SentResult;
    if (standing.has(JSON.stringify(row))) return row as SentResult;
    const { data, error } = schema.safeParse(row);
    const [issue] = error?.issues ?? [];
    if (issue !== undefined) {
      const [wire] = buildWireErrors([issue], '$');
      const location = places[index]?.(issue.path.map(String).join('.')) ?? { line: 1 };
      // A refused cell left its field out, which is no second fault.
      if (!errors.isRefused(location))
        errors.refuse(location, createFileMessage('other', { detail: wire === undefined ? '' : omitErrorPath(wire) }));
    }
    return (data ?? row) as SentResult;
  });
}

interface Target {
  readonly oid: string;
  readonly name: string;
  readonly groupName: string;
  readonly round?: string;
  readonly heat?: number;
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
  readonly dets: { readonly hand?: boolean; readonly wind?: number };
}

function findTarget(known: StoredTrials, uid: string, list: ListName): Target | FileMessage {
  const trial = known.trials.get(uid);
  if (trial !== undefined) {
    const groupName = [...known.groups.values()].find(({ oid }) => oid === trial.trial_group)?.name ?? trial.name;
    return { ...trial, groupName, dets: JSON.parse(trial.dets) as Target['dets'] };
  }
  const group = known.groups.get(uid);
  if (group !== undefined && list === 'starts') return { ...group, groupName: group.name, dets: {} };
  if (group !== undefined) return createFileMessage('isGroup', { uid });
  return parseTrialUid(uid) === undefined && parseGroupUid(uid) === undefined
    ? createFileMessage('noUid', { uid })
    : createFileMessage('unknownTrial', { uid });
}

/** Whether both are the same rows: of a start list in the same order, of a result list in any, as marks order it. */
const isSame = (list: ListName, a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length &&
  (list === 'starts' ? a.every((row, index) => row === b[index]) : subtractRows(a, b).length === 0);

async function readEntries(db: Db, known: StoredTrials, uid: string): Promise<Map<string, StoredRow['shown']>> {
  const trial = known.trials.get(uid);
  if (trial === undefined) return new Map();
  const all = [...(await readStartRows(db, trial.trial_group)), ...(await readStartRows(db, trial.oid))];
  return new Map(all.flatMap(({ shown }) => (shown.bib === undefined ? [] : [[shown.bib, shown] as const])));
}

/** Reads a table of start lists or of result lists. */
export const readListFile =
  (bytes: Buffer, list: ListName, own: string | undefined): FileReader =>
  async (errors) =>
    buildLists(await readTable(bytes, list, errors), list, own);

function buildLists(read: Table, list: ListName, own: string | undefined): ListBuilder {
  return async (tx, { oid: chOID, kind, date }, errors): Promise<FileLists> => {
    const table = await splitFullNames(readColumnsWhole(read, Number(date.slice(0, 4))));
    const known = await readStoredTrials(tx, chOID);
    const uidOf =
      own === undefined
        ? undefined
        : [...known.trials.values(), ...known.groups.values()].find(({ oid }) => oid === own)?.uid;
    const byList = await readTableLists(table, uidOf, errors);
    const rowHead = { ...table.head, columns: table.head.columns.filter(({ column }) => column !== UID) };
    const changes = new Changes();
    const places = new Map<string, readonly ((field: string | undefined) => FileLocation)[]>();
    const lists: { [uid: string]: (SentStart | SentResult)[] } = {};
    for (const [uid, records] of byList) {
      const target = findTarget(known, uid, list);
      if ('values' in target) {
        const at = table.head.columns.find(({ column }) => column === UID);
        errors.refuse(
          { line: records[0]?.line ?? 1, column: at?.columnNumber ?? 1, name: at?.name ?? UID.field },
          target,
        );
        continue;
      }
      const sex = findCategory(target.category)?.sex ?? 0;
      checkStatedEvents(table.head, records, { ...target, sex }, errors);
      const event = readEvent(target, kind);
      const standing =
        list === 'starts'
          ? await readStartRows(tx, target.oid)
          : await readResultRows(tx, target.oid, { event, wind: target.dets.wind });
      const entries = list === 'starts' ? new Map() : await readEntries(tx, known, uid);
      const merged = await mergeRows(records, {
        uid,
        head: rowHead,
        storedRows: standing,
        errors,
        changes,
        event,
        sex,
        findEntry: (bib) => entries.get(bib),
        shouldRequireNames: list === 'starts' || entries.size === 0,
      });
      if (list === 'results') warnOfStatedPlaces(table.head, records, merged, errors);
      places.set(uid, merged.locators);
      const before = await mapInTurns(standing, ({ sent }) => JSON.stringify(sent));
      const schema = list === 'starts' ? uploadStart : uploadResult;
      const rows = await checked(merged.rows, new Set(before), schema, merged.locators, errors);
      if (isSame(list, before, await mapInTurns(rows, (row) => JSON.stringify(row)))) continue;
      lists[uid] = rows;
    }
    const empty = { trialsData: [], startlists: {}, resultlists: {} };
    return { body: { ...empty, [list === 'starts' ? 'startlists' : 'resultlists']: lists }, changes, locators: places };
  };
}
