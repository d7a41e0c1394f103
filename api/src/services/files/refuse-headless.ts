import { createFileMessage } from 'shared-domain/contract';
import type { TableRecord } from './csv/read-records.ts';
import type { FileErrors } from './file-errors.ts';
import { quoteCells } from './quoted-cells.ts';

/** A time, a place, a year, a bib or a date: never a heading. */
const VALUE = /^\d+(?:[.,:/-]\d+)*\.?$/;

/**
 * Refuses a table whose first line has values instead of headings: it is a row that would be lost.
 * @throws Refusal
 */
export function refuseHeadless({ cells, line }: Pick<TableRecord, 'cells' | 'line'>, errors: FileErrors): void {
  if (!cells.some((cell) => VALUE.test(cell))) return;
  errors.refuse({ line }, createFileMessage('noHeadings', { cells: quoteCells(cells.filter(Boolean)) }));
  errors.settle();
}
