import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type CellSeparator, findTableSeparator, MAX_HEAD_LINES, removeInvisible, unescapeCell } from 'shared-domain';
import { createFileMessage, type FileMessage } from 'shared-domain/contract';
import { createFileRefusal } from '../file-errors.ts';
import { createSizeCheck, MAX_LINE_LENGTH } from '../file-limits.ts';

/** Lines from which the separator is found, empty ones included. */
const MAX_START_LINES = 2 * MAX_HEAD_LINES;

/** One row of a table, and the line of the file that it begins on. */
export interface TableRecord {
  readonly line: number;
  readonly separator: CellSeparator;
  readonly cells: readonly string[];
  /** The cells of comma-separated text in which commas became spaces, as written, by index. */
  readonly written?: ReadonlyMap<number, string>;
}

/** A cell as written, with the commas that comma-separated text shows as spaces (P5.8). */
export const readWritten = ({ cells, written }: Pick<TableRecord, 'cells' | 'written'>, index: number): string =>
  written?.get(index) ?? cells[index] ?? '';

/** What csv-parse returns for a row with its option `info`. */
interface ParsedRow {
  readonly record: string[];
}

/** A row with the line of the file that it begins on. */
interface NumberedRow extends ParsedRow {
  readonly line: number;
}

/** Whether a quote that was never closed has taken further rows into its cell. */
const hasSwallowedLine = (cell: string, separator: CellSeparator): boolean =>
  cell.startsWith('"') && /[\r\n]/.test(cell) && cell.includes(separator);

async function* prependText(start: string, remainingText: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let next = await remainingText.next(); next.done !== true; next = await remainingText.next()) yield next.value;
}

/** `="0042"`, a text that a spreadsheet shall not take for a number. */
const FORCED_TEXT = /^="([^"]*)"$/;

/** More blanks than anybody types: they are one, since patterns that look for what follows blanks try a long run from each of them. */
const LONG_BLANK = /\s{16,}/g;

const cleanCell = (cell: string): string =>
  unescapeCell(removeInvisible(cell).trim().replace(LONG_BLANK, ' ').replace(FORCED_TEXT, '$1'));

/** In comma-separated text a comma inside quotes is a space (P5.8). */
const replaceCommas = (separator: CellSeparator, cell: string): string =>
  separator === ',' ? cell.replaceAll(',', ' ') : cell;

/**
 * Rows of a table in text, its head included; empty lines are left out. The separator is found from the first lines.
 * @throws Refusal naming the line where the text is no table
 */
export async function* readRecords(text: AsyncIterable<string>): AsyncGenerator<TableRecord> {
  const remainingText = text[Symbol.asyncIterator]();
  let start = '';
  for (let next = await remainingText.next(); next.done !== true; next = await remainingText.next()) {
    start += next.value;
    if (start.length > MAX_LINE_LENGTH || start.split('\n', MAX_START_LINES).length === MAX_START_LINES) break;
  }
  const separator = findTableSeparator(start);
  const countRow = createSizeCheck();
  /** The line on which the current row begins. */
  let startLine = 1;
  const parser = parse({
    delimiter: separator,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    // With `info` csv-parse passes another type than it declares.
    on_record: (({ record }: ParsedRow): NumberedRow | null => {
      const line = startLine;
      countRow(line, record.length);
      // The parser's own count is one too many after a quote that is not closed.
      startLine += 1 + record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      return record.some((cell) => cell.trim() !== '') ? { record, line } : null;
    }) as never,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_LINE_LENGTH,
  });
  const source = Readable.from(prependText(start, remainingText));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, line } of parser as AsyncIterable<NumberedRow>) {
      const swallowingCell = record.findIndex((cell) => hasSwallowedLine(cell, separator));
      if (swallowingCell >= 0)
        throw createFileRefusal({ line, column: swallowingCell + 1 }, createFileMessage('quoteOpen'));
      const commaCells = record.flatMap((cell, index) =>
        separator === ',' && cell.includes(',') ? [[index, cleanCell(cell)] as const] : [],
      );
      yield {
        line,
        ...(commaCells.length > 0 && { written: new Map(commaCells) }),
        separator,
        cells: record.map((cell) => cleanCell(replaceCommas(separator, cell))),
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw createFileRefusal(
      { line: startLine, column: ((error as { index?: number }).index ?? 0) + 1 },
      describeFault(error.code),
    );
  }
}

function describeFault(code: string): FileMessage {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? createFileMessage('quoteOpen')
    : createFileMessage('lineTooLong', { most: MAX_LINE_LENGTH });
}
