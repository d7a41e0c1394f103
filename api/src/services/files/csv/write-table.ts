import { BYTE_ORDER_MARK, escapeCell, formatCsvLine, formatSpreadsheetLine } from 'shared-domain';
import { mapInTurns } from '../../../store/map-in-turns.ts';

export const TABLE_SEPARATORS = ['semicolon', 'comma'] as const;
export type TableSeparator = (typeof TABLE_SEPARATORS)[number];

const formatCommaLine = (cells: readonly string[]): string => formatCsvLine(cells.map(escapeCell));

/** A table for spreadsheets, with formulas made harmless. French spreadsheets expect semicolons. */
export async function writeTable(lines: readonly (readonly string[])[], separator: TableSeparator): Promise<string> {
  const formatLine = separator === 'comma' ? formatCommaLine : formatSpreadsheetLine;
  const lineTexts = await mapInTurns(lines, (cells) => `${formatLine(cells)}\r\n`);
  return `${BYTE_ORDER_MARK}${lineTexts.join('')}`;
}
