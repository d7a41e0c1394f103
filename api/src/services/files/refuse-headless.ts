import { saying } from 'shared-domain/contract';
import type { Record } from './csv/read-records.ts';
import type { FileErrors } from './file-errors.ts';

/** A time, a place, a year, a bib or a date: no column is called so. */
const VALUE = /^\d+(?:[.,:/-]\d+)*\.?$/;
/** Cells that the refusal quotes. */
const MAX_CELLS = 4;

/**
 * Refuses a table whose first line names no column and has values: it is a row, and would be lost as the head.
 * @throws Refusal
 */
export function refuseHeadless({ cells, line }: Pick<Record, 'cells' | 'line'>, errors: FileErrors): void {
  if (!cells.some((cell) => VALUE.test(cell))) return;
  const quoted = cells.filter(Boolean).slice(0, MAX_CELLS);
  errors.refuse({ line }, saying('noHeadings', { cells: quoted.map((cell) => `"${cell}"`).join(', ') }));
  errors.settle();
}
