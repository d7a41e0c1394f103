import { setImmediate as turn } from 'node:timers/promises';
import { saying } from 'shared-domain/contract';
import { fileRefusal } from './file-errors.ts';

/** Rows of a file, its head and blank ones too: a race of 100,000. */
const MAX_RECORDS = 100_001;
/** Cells of a file: such a race with its passages. */
const MAX_CELLS = 3_000_000;
/** A line longer than this is none: a file without line ends, or a quote that is never closed. */
export const MAX_LINE = 64 * 1024;

/** Bytes that are read before others have their turn: a few milliseconds. */
const TURN_BYTES = 16 * 1024;

/** Counts what a file has, whatever is made of it. */
export function createFileCount(): (line: number, cells: number) => void {
  let [records, all] = [0, 0];
  return (line, cells) => {
    records += 1;
    all += cells;
    if (records > MAX_RECORDS) throw fileRefusal({ line }, saying('tooManyLines', { most: MAX_RECORDS }), 'too large');
    if (all > MAX_CELLS) throw fileRefusal({ line }, saying('tooManyCells', { most: MAX_CELLS }), 'too large');
  };
}

/** The bytes of a file in pieces, with a turn for others after each. */
export async function* readInPieces(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += TURN_BYTES) {
      yield chunk.subarray(at, at + TURN_BYTES);
      await turn();
    }
  }
}
