import { parseCsvLine, removeInvisible } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import { decodeText } from '../decode-text.ts';
import type { FileErrors } from '../file-errors.ts';
import { readLines } from '../read-lines.ts';
import { readLynxHead } from './lynx-head.ts';

/** `line` counts from 1. */
export interface LynxLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Lines of a file of a timing program. Control characters are removed, with a warning for each such line at the end. */
async function* readTexts(bytes: Buffer, errors: FileErrors): AsyncGenerator<{ line: number; text: string }> {
  const removedByLine = new Map<number, number>();
  const countRemoved = (line: number) => void removedByLine.set(line, (removedByLine.get(line) ?? 0) + 1);
  for await (const { number, text } of readLines(decodeText([bytes], countRemoved)))
    yield { line: number, text: removeInvisible(text) };
  for (const [line, characters] of removedByLine)
    errors.warn({ line }, createFileMessage('charactersOut', { count: characters }));
}

/** The lines of a start list of a timing program, without control characters. */
export async function readLynxText(bytes: Buffer, errors: FileErrors): Promise<string[]> {
  const lines: string[] = [];
  for await (const { text } of readTexts(bytes, errors)) lines.push(text);
  return lines;
}

/** Lines of a file of results as cells; `;` begins a comment. A file without the head of a result is refused at its first line. */
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
