import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TABLE_SHAPES, TIMING_SHAPES } from 'shared-domain/testing';
import { createFileWorld, type SentShape } from './fuzz/file-world.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

const LONG = process.env.FOULEE_LONG === '1';
/** Nearly as long as a line may be; a pattern that tries it from each of its signs takes seconds. */
const CELL_LENGTH = 50_000;
const SIGNS = [' ', '\u00a0', '»', '-', '\t', '#', ', ', 'a', '"', '1:'];
/** A cell that takes this long, ms, twice is one that keeps all other writers waiting. */
const MAX_MS = 1500;

const { entries: _, taf: __, ...tables } = TABLE_SHAPES;
const SHAPES: Readonly<Record<SentShape, string>> = { ...tables, ...TIMING_SHAPES };

let server: RunningServer;
let world: Readonly<Record<SentShape, string>>;
beforeAll(async () => {
  server = await startServer();
  world = await createFileWorld(server);
});
afterAll(() => server.close());

/** A file with one cell, of its head or of its first row, that goes on with a sign without end. */
function* makeFiles(shape: SentShape): Generator<{ readonly name: string; readonly text: string }> {
  const lines = SHAPES[shape].split(/\r?\n/);
  const separator = [';', '\t', ','].find((sign) => (lines[0] ?? '').split(sign).length > 3) ?? ',';
  let turn = 0;
  for (const row of [0, 1]) {
    const cells = (lines[row] ?? '').split(separator);
    for (const [column, cell] of cells.entries()) {
      turn += 1;
      for (const [index, sign] of SIGNS.entries()) {
        if (!LONG && index !== turn % SIGNS.length) continue;
        const long = `${cell}${sign.repeat(CELL_LENGTH / sign.length)}x`;
        const name = `line ${row + 1}, column ${column + 1}, ${JSON.stringify(sign)}`;
        yield { name, text: lines.with(row, cells.with(column, long).join(separator)).join('\n') };
      }
    }
  }
}

async function measure(shape: SentShape, text: string): Promise<number> {
  const began = performance.now();
  const { status } = await sendFile(server, `${world[shape]}&dryRun=1`, text);
  expect([200, 400, 413]).toContain(status);
  return performance.now() - began;
}

test.each(Object.keys(SHAPES) as SentShape[])('A cell without end is answered in time: %s', async (shape) => {
  const slow: string[] = [];
  for (const { name, text } of makeFiles(shape)) {
    if ((await measure(shape, text)) > MAX_MS && (await measure(shape, text)) > MAX_MS) slow.push(name);
  }
  expect(slow).toEqual([]);
});
