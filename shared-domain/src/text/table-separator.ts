import { findColumnField, MAX_COLUMNS } from './column-names.ts';

/** Separators of the cells of a text table. */
const CELL_SEPARATORS = [';', '\t', ',', '|'] as const;

/** One of `CELL_SIGNS`. */
export type CellSeparator = (typeof CELL_SEPARATORS)[number];

/** The headings are looked for in this many lines, since titles and a table of teams may precede them. */
export const MAX_HEAD_LINES = 40;

/** How many different fields the cells of a heading line name. @example countKnownColumns(['Bib', 'No', 'Sky']) // 1 */
export function countKnownColumns(cells: readonly string[]): number {
  return new Set([...new Set(cells.slice(0, MAX_COLUMNS))].flatMap((cell) => findColumnField(cell) ?? [])).size;
}

/**
 * The separator with which one of the first lines names the most known columns; else the most frequent one in the first line, outside
 * quotes.
 * @example findTableSeparator('Spring run, Brest\nBib;Name;Time') // ';'
 */
export function findTableSeparator(text: string): CellSeparator {
  const lines = text
    .split(/\r\n|\n|\r/, 4 * MAX_HEAD_LINES)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_HEAD_LINES)
    .map((line) => line.replace(/"([^"]*)"/g, (_, cell: string) => cell.replace(/[;,|\t]/g, ' ')));
  const countKnown = (sign: string) => Math.max(0, ...lines.map((line) => countKnownColumns(line.split(sign))));
  const countCells = (sign: string) => (lines[0] ?? '').split(sign).length;
  return CELL_SEPARATORS.toSorted((a, b) => countKnown(b) - countKnown(a) || countCells(b) - countCells(a))[0] ?? ';';
}
