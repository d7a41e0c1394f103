import { parseCsvLine, withoutUnseen } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import { decodeText } from '../decode-text.ts';
import type { FileErrors } from '../file-errors.ts';
import { readLines } from '../read-lines.ts';
import { readLynxHead } from './lynx-head.ts';

/** Cells of a line, and its number from 1. */
export interface LynxLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Lines of a file of a timing program. Control characters are taken out, with a warning by line once all were read. */
async function* readTexts(bytes: Buffer, errors: FileErrors): AsyncGenerator<{ line: number; text: string }> {
  const taken = new Map<number, number>();
  const count = (line: number) => void taken.set(line, (taken.get(line) ?? 0) + 1);
  for await (const { number, text } of readLines(decodeText([bytes], count)))
    yield { line: number, text: withoutUnseen(text) };
  for (const [line, characters] of taken) errors.warn({ line }, saying('charactersOut', { count: characters }));
}

/** Text of a start list for a timing program, by its lines. */
export async function readLynxText(bytes: Buffer, errors: FileErrors): Promise<string[]> {
  const lines: string[] = [];
  for await (const { text } of readTexts(bytes, errors)) lines.push(text);
  return lines;
}

/** Lines of a file of results as cells; `;` begins a comment. A file with another head is refused before the rest of it is read. */
export async function readLynxLines(bytes: Buffer, errors: FileErrors): Promise<readonly LynxLine[]> {
  const lines: LynxLine[] = [];
  for await (const { line, text } of readTexts(bytes, errors)) {
    if (text.trim() === '' || text.startsWith(';')) continue;
    const cells = parseCsvLine(text);
    if (lines.length === 0) {
      readLynxHead(cells, line, errors);
      errors.settle();
    }
    lines.push({ line, cells });
  }
  return lines;
}
