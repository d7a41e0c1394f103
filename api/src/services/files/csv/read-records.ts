import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type CellSign, findTableSeparator, MAX_HEAD_LINES, plainCell, withoutUnseen } from 'shared-domain';
import { type FileSaying, saying } from 'shared-domain/contract';
import { fileRefusal } from '../file-errors.ts';
import { createFileCount, MAX_LINE } from '../file-limits.ts';

/** Lines by which the sign between the cells is found, empty ones among them. */
const MAX_START_LINES = 2 * MAX_HEAD_LINES;

/** One row of a table, and the line of the file that it begins on. */
export interface Record {
  readonly line: number;
  readonly separator: CellSign;
  readonly cells: readonly string[];
  /** Cells of comma-separated text that had a comma, which is a space now. */
  readonly commas?: readonly number[];
}

/** A row as the parser gives it. */
interface Read {
  readonly record: string[];
}

/** A row, and the line that it begins on. */
interface Begun extends Read {
  readonly line: number;
}

/** A quote that is followed by more than the end of its cell was another one's: the lines between them are rows. */
const hasSwallowedLine = (cell: string, separator: CellSign): boolean =>
  cell.startsWith('"') && /[\r\n]/.test(cell) && cell.includes(separator);

async function* withStart(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** In comma-separated text a comma inside quotes is a space (P5.8). */
const ruled = (separator: CellSign, cell: string): string => (separator === ',' ? cell.replaceAll(',', ' ') : cell);

/**
 * Rows of a table in text, its head included; empty lines are left out. Columns are parted by the sign its first lines show.
 * @throws Refusal naming the line where the text is no table
 */
export async function* readRecords(text: AsyncIterable<string>): AsyncGenerator<Record> {
  const rest = text[Symbol.asyncIterator]();
  let start = '';
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    start += next.value;
    if (start.length > MAX_LINE || start.split('\n', MAX_START_LINES).length === MAX_START_LINES) break;
  }
  const separator = findTableSeparator(start);
  const count = createFileCount();
  /** The line on which the row begins that is being read. */
  let begun = 1;
  const parser = parse({
    delimiter: separator,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    // With `info` its type is not the one that is declared.
    on_record: (({ record }: Read): Begun | null => {
      const line = begun;
      count(line, record.length);
      // The parser's own count is one too many after a quote that is not closed.
      begun += 1 + record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      return record.some((cell) => cell.trim() !== '') ? { record, line } : null;
    }) as never,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_LINE,
  });
  const source = Readable.from(withStart(start, rest));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, line } of parser as AsyncIterable<Begun>) {
      const swallowed = record.findIndex((cell) => hasSwallowedLine(cell, separator));
      if (swallowed >= 0) throw fileRefusal({ line, column: swallowed + 1 }, saying('quoteOpen'));
      const commas = separator === ',' ? record.flatMap((cell, index) => (cell.includes(',') ? [index] : [])) : [];
      yield {
        line,
        ...(commas.length > 0 && { commas }),
        separator,
        cells: record.map((cell) => plainCell(withoutUnseen(ruled(separator, cell)).trim())),
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fileRefusal(
      { line: begun, column: ((error as { index?: number }).index ?? 0) + 1 },
      describeFault(error.code),
    );
  }
}

function describeFault(code: string): FileSaying {
  return code === 'CSV_QUOTE_NOT_CLOSED' ? saying('quoteOpen') : saying('lineTooLong', { most: MAX_LINE });
}
