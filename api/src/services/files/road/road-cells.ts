import type { CategorySet, EventRef } from 'shared-domain';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import type { RaceColumns } from './race-columns.ts';
import type { RoadField, RoadHead } from './road-columns.ts';
import type { RoadNotes } from './road-notes.ts';
import type { TimeUnits } from './time-units.ts';

/** What the rows of a race are read by. */
export interface RoadRules {
  readonly event: EventRef;
  /** ISO day of the race: categories are of it. */
  readonly day: string;
  /** The categories of the competition's federation. */
  readonly table: CategorySet;
  readonly trialCategory: number;
  readonly head: RoadHead;
  readonly columns: RaceColumns;
  readonly units: TimeUnits;
  /** What is wrong with a row's mark; the row has no place then. */
  readonly faults: FileErrors;
  readonly notes: RoadNotes;
}

const BLANKS = /[\u00a0\u2007\u202f\t]/g;
/** `1,234`, `1 234`, `1.234`, `1'234`. */
const THOUSANDS = /^\d{1,3}(?:[,.'’ ]\d{3})+$/;

/** One row of a race's results being read. */
export class RoadCells {
  readonly record: TableRecord;
  readonly #head: RoadHead;

  constructor(record: TableRecord, head: RoadHead) {
    this.record = record;
    this.#head = head;
  }

  at(index: number): string {
    return (this.record.cells[index] ?? '').replace(BLANKS, ' ').trim();
  }

  text(field: RoadField): string {
    const column = this.#head.at[field];
    return column === undefined ? '' : this.at(column.index);
  }

  /** A whole number as it is meant: without the separators of thousands, and without the decimals that data tools add. */
  whole(field: RoadField): string {
    const text = this.text(field);
    return THOUSANDS.test(text) ? text.replace(/\D/g, '') : text.replace(/^(\d+)\.0+$/, '$1');
  }

  place(field: RoadField): FileLocation {
    const column = this.#head.at[field];
    return { line: this.record.line, ...(column && { column: column.index + 1, name: column.name }) };
  }
}
