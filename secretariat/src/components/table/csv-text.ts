import type { Column } from './column.ts';

/** Begins as a formula of a spreadsheet would; a number with its sign is none. */
const FORMULA = /^[=+\-@\t\r](?!\d+([.,]\d+)?$)/;

function csvCell(text: string): string {
  const tamed = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(tamed) ? `"${tamed.replaceAll('"', '""')}"` : tamed;
}

/** The rows as a spreadsheet opens them: marked as UTF-8, parted by semicolons, nothing in them a formula. */
export function csvText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const told = columns.filter(({ text }) => text !== undefined);
  const lines = [told.map(({ title }) => title), ...rows.map((row) => told.map(({ text }) => text?.(row) ?? ''))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
}
