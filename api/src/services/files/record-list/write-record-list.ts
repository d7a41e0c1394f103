import { type EventRecord, makeRecordKey } from 'shared-domain';
import { RECORD_LIST_FORMAT } from 'shared-domain/contract/schemas';
import { type TableSeparator, writeTable } from '../csv/write-table.ts';
import { RECORD_COLUMNS } from './record-columns.ts';

/** What all records of a list say of it. */
type ListHead = Readonly<Record<string, string | true>>;

const HEAD_FIELDS = [
  ['name', 'list'],
  ['edition', 'edition'],
  ['source', 'source'],
  ['unconfirmed', 'unconfirmed'],
] as const;

function findHead(records: readonly EventRecord[]): ListHead {
  const [first] = records;
  const entries = HEAD_FIELDS.flatMap(([label, field]) => {
    const value = first?.[field];
    return value !== undefined && records.every((record) => record[field] === value) ? [[label, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Records that several share say so. */
function listShares(records: readonly EventRecord[]): string[] {
  const counts = Map.groupBy(records, makeRecordKey);
  return records.map((record) => ((counts.get(makeRecordKey(record))?.length ?? 0) > 1 ? '=' : ''));
}

/** Records as a file that comes in again as it is. */
export function writeRecordTable(records: readonly EventRecord[], separator: TableSeparator): Promise<string> {
  const shares = listShares(records);
  const head = Object.entries(findHead(records)).map(([label, value]) => [label, String(value)]);
  return writeTable(
    [
      ...head,
      [...RECORD_COLUMNS.map(({ name }) => name), 'share'],
      ...records.map((record, index) => [...RECORD_COLUMNS.map((column) => column.write(record)), shares[index] ?? '']),
    ],
    separator,
  );
}

/** The same as JSON. */
export function writeRecordJson(records: readonly EventRecord[]): string {
  const shares = listShares(records);
  const rows = records.map((record, index) => {
    const cells = [...RECORD_COLUMNS.map((column) => [column.name, column.write(record)]), ['share', shares[index]]];
    return Object.fromEntries(cells.filter(([, cell]) => cell !== '') as [string, string][]);
  });
  return `${JSON.stringify({ format: RECORD_LIST_FORMAT, version: 1, ...findHead(records), records: rows }, null, 1)}\n`;
}
