import { parseCsvLine, removeInvisible } from 'shared-domain';
import { decodeText } from '../decode-text.ts';
import type { FileErrors } from '../file-errors.ts';
import { CellNotes } from '../quoted-cells.ts';
import { readLines } from '../read-lines.ts';
import { TextRepairs } from '../text-repairs.ts';
import { readLynxHead } from './lynx-head.ts';

/** A line of so many cells names somebody: it is the same row if it comes again. */
const MIN_CELLS = 4;

/** `line` counts from 1. */
export interface LynxLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Lines of a file of a timing program. Control characters are removed, with a warning for each such line at the end. */
async function* readTexts(bytes: Buffer, repairs: TextRepairs): AsyncGenerator<{ line: number; text: string }> {
  for await (const { number, text } of readLines(decodeText([bytes], repairs)))
    yield { line: number, text: removeInvisible(text) };
}

/** The lines of a start list of a timing program, without control characters. */
export async function readLynxText(bytes: Buffer, errors: FileErrors): Promise<string[]> {
  const repairs = new TextRepairs();
  const lines: string[] = [];
  for await (const { text } of readTexts(bytes, repairs)) lines.push(text);
  const records = lines.map((text, index) => ({ line: index + 1, cells: parseCsvLine(text) }));
  repairs.addWarnings(errors, { names: [], records });
  return lines;
}

/** Lines of a file of results as cells; `;` begins a comment. A file without the head of a result is refused at its first line. */
export async function readLynxLines(bytes: Buffer, errors: FileErrors): Promise<readonly LynxLine[]> {
  const lines: LynxLine[] = [];
  const repairs = new TextRepairs();
  const notes = new CellNotes();
  const linesByText = new Map<string, number>();
  for await (const { line, text } of readTexts(bytes, repairs)) {
    if (text.trim() === '' || text.startsWith(';')) continue;
    const cells = parseCsvLine(text);
    const other = linesByText.get(text);
    if (other !== undefined && cells.filter((cell) => /[\p{L}\d]/u.test(cell)).length >= MIN_CELLS) {
      notes.add('rowTwice', { line, column: 1 }, cells.filter(Boolean).join(' '), { other });
      continue;
    }
    linesByText.set(text, line);
    if (lines.length === 0) {
      readLynxHead(cells, line, errors);
      errors.settle();
    }
    lines.push({ line, cells });
  }
  notes.addWarnings(errors);
  repairs.addWarnings(errors, { names: [], records: lines });
  return lines;
}
