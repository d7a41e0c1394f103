import { createFileMessage } from 'shared-domain/contract';
import type { TableRecord } from './csv/read-records.ts';
import type { FileErrors } from './file-errors.ts';

const hasCell = (cell: string | undefined): boolean => cell !== undefined && cell !== '';

/**
 * Refuses a table with rows longer than its head: a separator inside a text without quotes shifts the cells after it under wrong headings.
 * Empty cells at the end of a row are not counted. Only the first such row is named.
 * @throws Refusal
 */
export function refuseWideRows(head: readonly string[], records: readonly TableRecord[], errors: FileErrors): void {
  const headWidth = head.findLastIndex(hasCell) + 1;
  const wideRows = records.filter(
    ({ cells }) => cells.length > head.length && cells.findLastIndex(hasCell) >= headWidth,
  );
  const [first] = wideRows;
  if (first === undefined) return;
  const { line, cells, separator } = first;
  const sign = separator === '\t' ? 'TAB' : separator;
  errors.refuse(
    { line, column: headWidth + 1 },
    createFileMessage('rowWide', {
      count: cells.findLastIndex(hasCell) + 1,
      head: headWidth,
      sign,
      rows: wideRows.length,
    }),
  );
  errors.settle();
}
