import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { plainCell } from 'shared-domain';
import { refusal } from '../../../base/refusal.ts';
import { createFileCount, MAX_LINE } from '../file-limits.ts';

const SEPARATORS = [';', ',', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** One row of a table, and the line of the file that it begins on. */
export interface Record {
  readonly line: number;
  readonly separator: Separator;
  readonly cells: readonly string[];
}

/** A row as the parser gives it. */
interface Read {
  readonly record: string[];
  readonly info: Info;
}

/** The separator of the columns: the one that is most frequent outside quotes in the first line. */
export function findSeparator(text: string): Separator {
  const line = (/^[^\r\n]*[^\r\n\s][^\r\n]*/m.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function* withStart(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** In comma-separated text a comma inside quotes is a space (P5.8). */
const ruled = (separator: Separator, cell: string): string => (separator === ',' ? cell.replaceAll(',', ' ') : cell);

/**
 * Rows of a table in text, its head included; empty lines are left out. Columns are parted by the sign its first line shows.
 * @throws Refusal naming the line where the text is no table
 */
export async function* readRecords(text: AsyncIterable<string>): AsyncGenerator<Record> {
  const rest = text[Symbol.asyncIterator]();
  let start = '';
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    start += next.value;
    // Looked for in two steps: one expression for both tries every letter of a line that never ends.
    const written = start.search(/\S/);
    if (start.length > MAX_LINE || (written >= 0 && start.includes('\n', written))) break;
  }
  const separator = findSeparator(start);
  const count = createFileCount();
  const parser = parse({
    delimiter: separator,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    // With `info` its type is not the one that is declared.
    on_record: ((row: Read) => {
      count(row.info.lines, row.record.length);
      return row.record.some((cell) => cell.trim() !== '') ? row : null;
    }) as never,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_LINE,
  });
  const source = Readable.from(withStart(start, rest));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<Read>) {
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      yield {
        line: info.lines - breaks,
        separator,
        cells: record.map((cell) => plainCell(ruled(separator, cell).trim())),
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal('invalid request', `line ${(error as { lines?: number }).lines ?? 1}: ${describeFault(error.code)}`);
  }
}

function describeFault(code: string): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is opened and never closed';
  return code === 'CSV_MAX_RECORD_SIZE' ? 'is too long for a line of a table' : 'is no line of a table';
}
