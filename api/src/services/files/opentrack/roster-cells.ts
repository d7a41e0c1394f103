import { saying } from 'shared-domain/contract';
import { readRecords, type TableRecord } from '../csv/read-records.ts';
import { decodeText } from '../decode-text.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { refuseWideRows } from '../refuse-wide.ts';
import { ROSTER, type RosterField } from './roster-columns.ts';

type Head = ReadonlyMap<string, number>;

/** One row of a roster by the names of its columns. */
export class Cells {
  readonly #head: Head;
  readonly record: TableRecord;

  constructor(record: TableRecord, head: Head) {
    this.record = record;
    this.#head = head;
  }

  text(field: RosterField): string {
    const cell = this.record.cells[this.#head.get(field) ?? -1] ?? '';
    return cell === 'None' ? '' : cell;
  }

  place(field: RosterField): FileLocation {
    const at = this.#head.get(field);
    return { line: this.record.line, ...(at !== undefined && { column: at + 1, name: field }) };
  }
}

/** Rows of a roster. @throws Refusal for another table */
export async function readRoster(bytes: Buffer, errors: FileErrors): Promise<Cells[]> {
  const rows: Cells[] = [];
  let [head, columns]: [Head | undefined, readonly string[]] = [undefined, []];
  for await (const record of readRecords(decodeText([bytes]))) {
    if (head !== undefined) {
      rows.push(new Cells(record, head));
      continue;
    }
    head = new Map(record.cells.map((name, index) => [name, index]));
    const names = new Set(record.cells);
    columns = record.cells;
    for (const field of ROSTER)
      if (!names.has(field)) errors.refuse({ line: record.line }, saying('noRosterColumn', { name: field }));
    errors.settle();
  }
  if (rows.length === 0) errors.refuse({ line: 1 }, saying('empty'));
  errors.settle();
  refuseWideRows(
    columns,
    rows.map(({ record }) => record),
    errors,
  );
  return rows;
}
