import { createFileMessage } from 'shared-domain/contract';
import { readRecords, type TableRecord } from '../csv/read-records.ts';
import { decodeText } from '../decode-text.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { refuseWideRows } from '../refuse-wide.ts';
import { TextRepairs } from '../text-repairs.ts';
import { ROSTER_COLUMNS, type RosterField } from './roster-columns.ts';

type ColumnIndexes = ReadonlyMap<string, number>;

/** One row of a roster, read by the names of its columns. */
export class RosterCells {
  readonly #head: ColumnIndexes;
  readonly record: TableRecord;

  constructor(record: TableRecord, head: ColumnIndexes) {
    this.record = record;
    this.#head = head;
  }

  /** The text of a cell; OpenTrack writes `None` for an empty one. */
  text(field: RosterField): string {
    const cell = this.record.cells[this.#head.get(field) ?? -1] ?? '';
    return cell === 'None' ? '' : cell;
  }

  locate(field: RosterField): FileLocation {
    const index = this.#head.get(field);
    return { line: this.record.line, ...(index !== undefined && { column: index + 1, name: field }) };
  }
}

/** Rows of a roster. @throws Refusal where a column of `ROSTER_COLUMNS` is missing */
export async function readRoster(bytes: Buffer, errors: FileErrors): Promise<RosterCells[]> {
  const rows: RosterCells[] = [];
  const repairs = new TextRepairs({ isStrict: true });
  let [head, headings]: [ColumnIndexes | undefined, readonly string[]] = [undefined, []];
  for await (const record of readRecords(decodeText([bytes], repairs))) {
    if (head !== undefined) {
      rows.push(new RosterCells(record, head));
      continue;
    }
    head = new Map(record.cells.map((name, index) => [name, index]));
    const names = new Set(record.cells);
    headings = record.cells;
    for (const field of ROSTER_COLUMNS)
      if (!names.has(field)) errors.refuse({ line: record.line }, createFileMessage('noRosterColumn', { name: field }));
    errors.settle();
  }
  if (rows.length === 0) errors.refuse({ line: 1 }, createFileMessage('empty'));
  errors.settle();
  const records = rows.map(({ record }) => record);
  repairs.addWarnings(errors, { names: headings, records });
  refuseWideRows(headings, records, errors);
  return rows;
}
