import { formatCsvLine } from 'shared-domain';
import { mapInTurns } from '../../../store/take-turns.ts';
import { safeCell } from './cell-text.ts';

export const TABLE_SEPARATORS = ['semicolon', 'comma'] as const;
export type TableSeparator = (typeof TABLE_SEPARATORS)[number];

/** Spreadsheets take UTF-8 for what it is when the file is marked. */
const MARK = '\ufeff';

const semicolonLine = (cells: readonly string[]): string =>
  cells.map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';');

/** A table as a spreadsheet opens it, formulas made harmless: semicolons for French ones, commas where they are asked for. */
export async function writeTable(lines: readonly (readonly string[])[], separator: TableSeparator): Promise<string> {
  const write = separator === 'comma' ? formatCsvLine : semicolonLine;
  const written = await mapInTurns(lines, (cells) => `${write(cells.map(safeCell))}\r\n`);
  return `${MARK}${written.join('')}`;
}
