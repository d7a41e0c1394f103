import { type EventRecord, foldText } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import { findJsonFault, findJsonPlace } from 'shared-domain/contract/json-place';
import { RECORD_LIST_FORMAT, sentRecord } from 'shared-domain/contract/schemas';
import { findUnsafeTexts } from '../../../base/unsafe-texts.ts';
import { buildWireErrors } from '../../../base/validation.ts';
import { readRecords } from '../csv/read-records.ts';
import { decodeText } from '../decode-text.ts';
import { createFileRefusal, type FileErrors, type FileLocation } from '../file-errors.ts';
import { findWrittenSurface, RECORD_COLUMNS, type RecordDraft } from './record-columns.ts';

/** What a list says of itself, above its rows. */
export const LIST_FIELDS = ['name', 'edition', 'source', 'scope', 'unconfirmed'] as const;

type ListHead = Partial<Record<(typeof LIST_FIELDS)[number], string>>;

/** A row of a list: its cells by the name of their column, and where they stand. */
interface ListRow {
  readonly cells: Readonly<Record<string, string>>;
  readonly locate: (column?: string) => FileLocation;
}

interface ListText {
  readonly head: ListHead;
  readonly rows: readonly ListRow[];
}

/** A record of a list, and where its mark stands. */
export interface ListedRecord {
  readonly record: EventRecord;
  readonly location: FileLocation;
}

/** A list of records that was read. */
export interface RecordList {
  readonly name: string;
  readonly records: readonly ListedRecord[];
}

const COLUMN_BY_HEADING = new Map(
  RECORD_COLUMNS.flatMap(({ name, names }) => [name, ...names].map((heading) => [heading, name] as const)),
);

const isHeadRow = (columns: readonly (string | undefined)[]): boolean =>
  columns.includes('kind') && columns.includes('event');

/** Columns of a heading row; of two with one name the first. */
function readColumns(cells: readonly string[]): (string | undefined)[] {
  const columns = cells.map((cell) => COLUMN_BY_HEADING.get(foldText(cell)));
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined));
}

async function readTable(bytes: Buffer, errors: FileErrors): Promise<ListText> {
  const head: ListHead = {};
  const rows: ListRow[] = [];
  let columns: (string | undefined)[] | undefined;
  for await (const { line, cells } of readRecords(decodeText([bytes]))) {
    const [label = '', value = ''] = cells;
    if (columns === undefined) {
      const field = LIST_FIELDS.find((one) => one === foldText(label));
      const found = readColumns(cells);
      if (isHeadRow(found)) {
        columns = found;
        const unread = cells.filter((cell, index) => cell !== '' && found[index] === undefined);
        if (unread.length > 0) errors.warn({ line }, createFileMessage('columnsLeft', { columns: unread.join(', ') }));
      } else if (field !== undefined) head[field] = value;
      continue;
    }
    const at = columns;
    const entries = cells.flatMap((cell, index) => (at[index] === undefined ? [] : [[at[index], cell] as const]));
    const locate = (name?: string): FileLocation => {
      const index = name === undefined ? -1 : at.indexOf(name);
      return index < 0 ? { line } : { line, column: index + 1, name };
    };
    rows.push({ cells: Object.fromEntries(entries), locate });
  }
  for (const { name } of RECORD_COLUMNS.filter(({ isRequired }) => isRequired)) {
    if (columns !== undefined && !columns.includes(name))
      errors.refuse({ line: 1 }, createFileMessage('noColumn', { fr: name, en: name }));
  }
  if (columns === undefined)
    errors.refuse({ line: 1 }, createFileMessage('noColumn', { fr: 'kind, event', en: 'kind, event' }));
  return { head, rows };
}

/** Bytes of the start that tell JSON: its brace after blanks and a byte order mark. */
const START_BYTES = 64;
const BYTE_ORDER_MARK = /^\ufeff/;

const isJson = (bytes: Buffer): boolean =>
  bytes.subarray(0, START_BYTES).toString('utf8').replace(BYTE_ORDER_MARK, '').trimStart().startsWith('{');

/** @throws Refusal where the bytes are not UTF-8, which JSON is */
function decodeJson(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createFileRefusal({ line: 1, character: 1 }, createFileMessage('badLetter'));
  }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toCell = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';

function readJson(text: string, errors: FileErrors): ListText {
  const fault = findJsonFault(text);
  if (fault !== undefined) throw createFileRefusal(fault, createFileMessage('other', { detail: 'is no JSON' }));
  const file = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const { format, records } = file;
  if (format !== RECORD_LIST_FORMAT || !Array.isArray(records)) {
    errors.refuse({ line: 1 }, createFileMessage('noneOf', { cell: toCell(format), words: RECORD_LIST_FORMAT }));
    return { head: {}, rows: [] };
  }
  const head = Object.fromEntries(
    LIST_FIELDS.map((field) => [field, toCell(file[field])]).filter(([, cell]) => cell !== ''),
  );
  const rows = records.map((record: unknown, index): ListRow => {
    const fields = isFields(record) ? record : {};
    const cells = Object.fromEntries(RECORD_COLUMNS.map(({ name }) => [name, toCell(fields[name])]));
    const locate = (name?: string) => ({
      ...findJsonPlace(text, `records[${index}]`),
      ...(name !== undefined && { name }),
    });
    return { cells, locate };
  });
  return { head, rows };
}

/** A row as a record; undefined where something is wrong with it, which is told. */
function readRow(
  { cells, locate }: ListRow,
  head: ListHead,
  name: string,
  errors: FileErrors,
): EventRecord | undefined {
  const draft: RecordDraft = {};
  let isBad = false;
  const refuse = (column: string | undefined, message: Parameters<FileErrors['refuse']>[1]) => {
    isBad = true;
    errors.refuse(locate(column), message);
  };
  for (const column of RECORD_COLUMNS) {
    const cell = cells[column.name] ?? '';
    const message = cell === '' ? column.isRequired && createFileMessage('isEmpty') : column.read(cell, draft);
    if (message) refuse(column.name, message);
  }
  if (isBad) return undefined;
  const { unit: _, surface: __, ...fields } = draft;
  const surface = findWrittenSurface(draft);
  const record = {
    ...(head.scope !== undefined && { scope: head.scope }),
    ...fields,
    ...(surface !== undefined && { surface }),
    list: name,
    ...(head.edition !== undefined && { edition: head.edition }),
    ...(head.source !== undefined && { source: head.source }),
    ...(isYes(head.unconfirmed) && { unconfirmed: true as const }),
  };
  for (const { detail } of findUnsafeTexts(record)) refuse(undefined, createFileMessage('other', { detail }));
  const { data, error } = sentRecord.safeParse(record);
  for (const issue of error?.issues ?? []) {
    const [fault] = buildWireErrors([{ ...issue, path: [] }], '');
    refuse(String(issue.path[0]), createFileMessage('other', { detail: fault?.detail ?? '' }));
  }
  return data;
}

const isYes = (text: string | undefined): boolean =>
  text !== undefined && !['', '0', 'false', 'non', 'no'].includes(text.toLowerCase());

/**
 * Reads a list of records, CSV or JSON, by its content; `fallbackName`: its name where the file says none.
 * @throws Refusal naming every bad row by its line: a list is read whole or not at all
 */
export async function readRecordList(bytes: Buffer, fallbackName: string, errors: FileErrors): Promise<RecordList> {
  const { head, rows } = isJson(bytes) ? readJson(decodeJson(bytes), errors) : await readTable(bytes, errors);
  const name = head.name === undefined || head.name === '' ? fallbackName : head.name;
  errors.settle();
  if (rows.length === 0) errors.refuse({ line: 1 }, createFileMessage('empty'));
  const records = rows.flatMap((row) => {
    const record = readRow(row, head, name, errors);
    return record === undefined ? [] : [{ record, location: row.locate('mark') }];
  });
  errors.settle();
  return { name, records };
}
