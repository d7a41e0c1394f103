import { formatSpreadsheet } from 'shared-domain';
import type { Column } from './column.ts';

/** Rows as the text of a CSV file, with the columns that have a `text`. */
export function buildCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const fileColumns = columns.filter(({ text }) => text !== undefined);
  return formatSpreadsheet([
    fileColumns.map(({ title }) => title),
    ...rows.map((row) => fileColumns.map(({ text }) => text?.(row) ?? '')),
  ]);
}
