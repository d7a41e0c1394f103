import { BYTE_ORDER_MARK, formatCsvLine, formatSpreadsheetLine, safeCell } from 'shared-domain';
import { mapInTurns } from '../../../store/map-in-turns.ts';

export const TABLE_SEPARATORS = ['semicolon', 'comma'] as const;
export type TableSeparator = (typeof TABLE_SEPARATORS)[number];

const commaLine = (cells: readonly string[]): string => formatCsvLine(cells.map(safeCell));

/** A table as a spreadsheet opens it, formulas made harmless: semicolons for French ones, commas where they are asked for. */
export async function writeTable(lines: readonly (readonly string[])[], separator: TableSeparator): Promise<string> {
  const write = separator === 'comma' ? commaLine : formatSpreadsheetLine;
  const written = await mapInTurns(lines, (cells) => `${write(cells)}\r\n`);
  return `${BYTE_ORDER_MARK}${written.join('')}`;
}
