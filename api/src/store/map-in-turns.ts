import { setImmediate as turn } from 'node:timers/promises';

/** Rows handled before other work has its turn: a few milliseconds. */
const ROWS_PER_TURN = 1000;

/**
 * Maps a long list piece by piece, so that a race of 50,000 does not block streams and readers.
 * @param weigh how many rows one item counts as
 */
export async function mapInTurns<T, U>(
  rows: readonly T[],
  map: (row: T, index: number) => U,
  weigh: (row: T) => number = () => 1,
): Promise<U[]> {
  const mapped: U[] = [];
  let handled = 0;
  for (const [index, row] of rows.entries()) {
    if (handled >= ROWS_PER_TURN) {
      await turn();
      handled = 0;
    }
    mapped.push(map(row, index));
    handled += weigh(row);
  }
  return mapped;
}

/** Parses JSON rows piece by piece. */
export async function parseInTurns<T>(bodies: readonly string[]): Promise<T[]> {
  const rows: T[] = [];
  await sliceInTurns(bodies, (slice) => {
    for (const row of JSON.parse(`[${slice.join(',')}]`) as T[]) rows.push(row);
  });
  return rows;
}

/** Passes the rows to `use` in pieces, with the index of the first row of each. */
export async function sliceInTurns<T>(
  rows: readonly T[],
  use: (slice: readonly T[], start: number) => void | Promise<void>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_TURN) {
    if (start > 0) await turn();
    await use(rows.slice(start, start + ROWS_PER_TURN), start);
  }
}
