import { saying } from 'shared-domain/contract';
import type { Record } from './csv/read-records.ts';
import type { FileErrors } from './file-errors.ts';

const hasCell = (cell: string | undefined): boolean => cell !== undefined && cell !== '';

/**
 * Refuses a table with rows of more cells than its head: a sign that parts cells stands in a text without quotes, and every cell after it
 * would be read under the head of another. Cells that are empty at the end of a row are none. One refusal, at the first such row.
 * @throws Refusal
 */
export function refuseWideRows(head: readonly string[], records: readonly Record[], errors: FileErrors): void {
  const named = head.findLastIndex(hasCell) + 1;
  const wide = records.filter(({ cells }) => cells.length > head.length && cells.findLastIndex(hasCell) >= named);
  const [first] = wide;
  if (first === undefined) return;
  const { line, cells, separator } = first;
  const sign = separator === '\t' ? 'TAB' : separator;
  errors.refuse(
    { line, column: named + 1 },
    saying('rowWide', { count: cells.findLastIndex(hasCell) + 1, head: named, sign, rows: wide.length }),
  );
  errors.settle();
}
