import type { CategorySet, EventRef } from 'shared-domain';
import { readWritten, type TableRecord } from '../csv/read-records.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import type { CellNotes } from '../quoted-cells.ts';
import type { ColumnFacts } from './race-columns.ts';
import type { RoadField, RoadHead } from './road-columns.ts';
import type { TimeUnits } from './time-units.ts';

/** What is needed to read the rows of a race. */
export interface RoadRules {
  readonly event: EventRef;
  /** ISO day of the race, on which categories are found. */
  readonly day: string;
  /** The categories of the competition's federation. */
  readonly table: CategorySet;
  readonly trialCategory: number;
  readonly head: RoadHead;
  readonly columnFacts: ColumnFacts;
  readonly units: TimeUnits;
  /** Marks that cannot be read; used only when most cannot, and the file is refused. */
  readonly faults: FileErrors;
  readonly notes: CellNotes;
}

const BLANKS = /[\u00a0\u2007\u202f\t]|\s*[\r\n]+\s*/g;
/** Numbers with separators of thousands: `1,234`, `1 234`, `1.234`, `1'234`. */
const THOUSANDS = /^\d{1,3}(?:[,.'’ ]\d{3})+$/;

/** One row of a race's results being read. */
export class RoadCells {
  readonly record: TableRecord;
  readonly #head: RoadHead;

  constructor(record: TableRecord, head: RoadHead) {
    this.record = record;
    this.#head = head;
  }

  readAt(index: number): string {
    return (this.record.cells[index] ?? '').replace(BLANKS, ' ').trim();
  }

  readText(field: RoadField): string {
    const column = this.#head.columns[field];
    return column === undefined ? '' : this.readAt(column.index);
  }

  /** The cell with the commas that comma-separated text shows as spaces. */
  readWritten(field: RoadField): string {
    const column = this.#head.columns[field];
    return column === undefined ? '' : readWritten(this.record, column.index).replace(BLANKS, ' ').trim();
  }

  /** The cell without separators of thousands and without the decimals `.0` that data tools add. */
  readWholeNumber(field: RoadField): string {
    const text = this.readText(field);
    return THOUSANDS.test(text) ? text.replace(/\D/g, '') : text.replace(/^(\d+)\.0+$/, '$1');
  }

  locate(field: RoadField): FileLocation {
    const column = this.#head.columns[field];
    return { line: this.record.line, ...(column && { column: column.index + 1, name: column.name }) };
  }
}
