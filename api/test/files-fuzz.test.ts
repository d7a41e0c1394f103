import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, FileAnswer } from 'shared-domain/contract';
import { FileTally, makeSpoiledFiles, type SpoiledFile, TABLE_SHAPES, TIMING_SHAPES } from 'shared-domain/testing';
import { createFileWorld, type SentShape } from './fuzz/file-world.ts';
import { findUnlocatedRefusal } from './fuzz/unlocated-refusal.ts';
import { type WriteWatch, watchWrites } from './fuzz/writes.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

const LONG = process.env.FOULEE_LONG === '1';
const FILES = Number(process.env.FUZZ_FILES ?? (LONG ? 20_000 : 130));
/** A long run looks elsewhere each time; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_261_122));
/** A file of a few lines is answered in milliseconds; one that takes this long twice is one that hangs. */
const MAX_MS = 2000;
/** Competitions that many files came into are no longer those that the files were made for. */
const WORLD_LASTS = 120;
/** One file in so many is only tried. */
const DRY_ONE_IN = 6;

const { entries: _, taf: __, ...tables } = TABLE_SHAPES;
const SHAPES: Readonly<Record<SentShape, string>> = { ...tables, ...TIMING_SHAPES };

let server: RunningServer;
let writes: WriteWatch;
let world: Readonly<Record<SentShape, string>>;

beforeAll(async () => {
  server = await startServer();
  writes = await watchWrites(server);
});
afterAll(async () => {
  writes.close();
  await server.close();
});

/** Milliseconds until a file is answered, tried without writing. */
async function measureTry(path: string, bytes: Buffer): Promise<number> {
  const began = performance.now();
  await sendFile(server, path, bytes);
  return performance.now() - began;
}

type Sent = Awaited<ReturnType<typeof sendFile<Partial<FileAnswer> & ErrorEnvelope>>>;

/** What is wrong with what became of a file; undefined where nothing is. */
async function findWrong({ status, body }: Sent, ms: number, isDry: boolean, isSame: () => Promise<boolean>) {
  if (ms > MAX_MS) return `took ${Math.round(ms)} ms`;
  if (status === 200) return !isDry || (await isSame()) ? undefined : 'a file that was only tried wrote';
  if (status !== 400 && status !== 413) return `status ${status}: ${JSON.stringify(body)}`;
  if (!(await isSame())) return 'a refused file wrote';
  const placeless = findUnlocatedRefusal(body.errors);
  return placeless && `names no place: ${JSON.stringify(placeless)}`;
}

async function tryFile(file: SpoiledFile<SentShape>, tally: FileTally): Promise<string | undefined> {
  const isDry = file.pick(DRY_ONE_IN) === 0;
  const dryPath = `${world[file.shape]}&dryRun=1`;
  const bytes = Buffer.from(file.bytes);
  const before = await writes.computeMark();
  const began = performance.now();
  const answer = await sendFile<Partial<FileAnswer> & ErrorEnvelope>(
    server,
    isDry ? dryPath : world[file.shape],
    bytes,
  );
  const firstMs = performance.now() - began;
  const ms = firstMs > MAX_MS ? Math.min(firstMs, await measureTry(dryPath, bytes)) : firstMs;
  const asked = answer.status === 200 && (answer.body.questions?.length ?? 0) > 0;
  tally.add(file.shape, answer.status !== 200 ? 'refused' : asked ? 'asked' : 'accepted', ms);
  return findWrong(answer, ms, isDry, async () => (await writes.computeMark()) === before);
}

describe(`${FILES} spoiled files (seed ${SEED})`, () => {
  const tally = new FileTally();

  test(
    'are read, asked about or refused by line and column, in time, and a refused one writes nothing',
    async () => {
      for (const file of makeSpoiledFiles(SHAPES, { seed: SEED, count: FILES })) {
        if ((file.number - 1) % WORLD_LASTS === 0) world = await createFileWorld(server);
        const wrong = await tryFile(file, tally);
        if (wrong !== undefined)
          throw new Error(`file ${file.number} (${file.shape}) ${wrong}\n${JSON.stringify(file.text.slice(0, 2000))}`);
      }
      if (LONG) console.log(`seed ${SEED}\n${tally.format()}`);
    },
    FILES * 100 + 60_000,
  );

  test('reach inside: some come in and some are refused; in a long run of each kind', () => {
    const shapes = Object.keys(SHAPES);
    const cameIn = (shape: string) => tally.count(shape, 'accepted') + tally.count(shape, 'asked');
    for (const shape of shapes) expect(tally.count(shape, 'refused')).toBeGreaterThan(0);
    expect(shapes.filter((shape) => cameIn(shape) > 0).length).toBeGreaterThanOrEqual(LONG ? shapes.length : 9);
  });

  test('are judged by a check that sees a refusal without its place', () => {
    const refusal = (detail: string, note: object) => ({ id: 'invalid request' as const, detail, note: note as never });
    expect(
      findUnlocatedRefusal([refusal('line 2, column 3 (x): is empty', { id: 'isEmpty', line: 2, column: 3 })]),
    ).toBeUndefined();
    expect(findUnlocatedRefusal([refusal('line 2: is empty', { id: 'isEmpty', line: 2 })])).toBeDefined();
    expect(findUnlocatedRefusal([refusal('is empty', { id: 'isEmpty' })])).toBeDefined();
    expect(findUnlocatedRefusal([])).toBeDefined();
  });
});
