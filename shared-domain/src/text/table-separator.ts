import { findColumnField } from './column-names.ts';

/** Signs between the cells of a table in text. */
const CELL_SIGNS = [';', '\t', ','] as const;

/** One of `CELL_SIGNS`. */
export type CellSign = (typeof CELL_SIGNS)[number];

/** Lines among which the heads of a table are looked for: titles and a table of teams may stand above. */
export const MAX_HEAD_LINES = 40;

/** How many things the cells of a line name that a column may say. @example countKnownColumns(['Bib', 'No', 'Sky']) // 1 */
export function countKnownColumns(cells: readonly string[]): number {
  return new Set(cells.flatMap((cell) => findColumnField(cell) ?? [])).size;
}

/**
 * The sign between the cells: of the first lines that hold anything, the one by which a line names most columns, else the most frequent
 * one outside quotes in the first line.
 * @example findTableSeparator('Spring run, Brest\nBib;Name;Time') // ';'
 */
export function findTableSeparator(text: string): CellSign {
  const lines = text
    .split(/\r\n|\n|\r/, 4 * MAX_HEAD_LINES)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_HEAD_LINES)
    .map((line) => line.replace(/"([^"]*)"/g, (_, cell: string) => cell.replace(/[;,\t]/g, ' ')));
  const known = (sign: string) => Math.max(0, ...lines.map((line) => countKnownColumns(line.split(sign))));
  const count = (sign: string) => (lines[0] ?? '').split(sign).length;
  return CELL_SIGNS.toSorted((a, b) => known(b) - known(a) || count(b) - count(a))[0] ?? ';';
}
