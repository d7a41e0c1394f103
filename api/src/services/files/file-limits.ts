import { setImmediate as turn } from 'node:timers/promises';
import { createFileMessage } from 'shared-domain/contract';
import { createFileRefusal } from './file-errors.ts';

/** Rows of a file, its head and blank ones included: a race of 100,000. */
const MAX_RECORDS = 100_001;
/** Cells of a file: enough for such a race with its passage times. */
const MAX_CELLS = 3_000_000;
/** Characters of a line; a longer one comes from a file without line ends, or from a quote that is never closed. */
export const MAX_LINE_LENGTH = 64 * 1024;

/** Bytes that are decoded, in a few milliseconds, before other work of the thread gets a turn. */
const TURN_BYTES = 16 * 1024;

/** Counts the rows and cells of a file. The function throws a Refusal `too large` above the limits. */
export function createSizeCheck(): (line: number, cells: number) => void {
  let [recordCount, cellCount] = [0, 0];
  return (line, cells) => {
    recordCount += 1;
    cellCount += cells;
    if (recordCount > MAX_RECORDS)
      throw createFileRefusal({ line }, createFileMessage('tooManyLines', { most: MAX_RECORDS }), 'too large');
    if (cellCount > MAX_CELLS)
      throw createFileRefusal({ line }, createFileMessage('tooManyCells', { most: MAX_CELLS }), 'too large');
  };
}

/** The bytes of a file in pieces, with a turn for others after each. */
export async function* readInPieces(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    for (let offset = 0; offset < chunk.length; offset += TURN_BYTES) {
      yield chunk.subarray(offset, offset + TURN_BYTES);
      await turn();
    }
  }
}
