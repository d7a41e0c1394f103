import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { describeUnless } from './declare-where.ts';
import { longTest } from './long-test.ts';
import { Disk, type Fate } from './power-cut/disk.ts';
import { buildJournal, replay, writeFolder } from './power-cut/disk-journal.ts';
import { allowForProcesses } from './process-limit.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { until } from './until.ts';
import { createWriters } from './writers.ts';

const CUTS = process.env.FOULEE_LONG === '1' ? 100 : 1;
allowForProcesses(CUTS);

const POSTGRES = process.env.TEST_DATABASE_URL !== undefined;

const built = mkdtempSync(join(tmpdir(), 'foulee-journal-'));
const library = POSTGRES ? undefined : buildJournal(built);
afterAll(() => rmSync(built, { recursive: true, force: true }));

describe('The disk of these tests', () => {
  const always = (fate: Fate) => () => fate;
  const text = (disk: Disk, fate: Fate) =>
    Object.fromEntries([...disk.cut(always(fate), () => 0.6)].map(([name, bytes]) => [name, bytes.toString()]));

  test('keeps what was synced, and of the rest what it likes', () => {
    const disk = new Disk(new Map([['a', Buffer.from('old')]]));
    disk.change('a', { at: 0, data: Buffer.from('new') });
    disk.sync('a');
    disk.change('a', { at: 3, data: Buffer.from(' and more') });
    expect([text(disk, 'lost'), text(disk, 'kept')]).toEqual([{ a: 'new' }, { a: 'new and more' }]);
  });

  test('forgets a new file and a new name until they are synced', () => {
    const disk = new Disk(new Map([['a', Buffer.from('old')]]));
    disk.change('b', { at: 0, data: Buffer.from('b') });
    disk.rename('a', 'c');
    expect(text(disk, 'lost')).toEqual({ a: 'old' });
    disk.sync('b');
    disk.syncFolder();
    expect(text(disk, 'lost')).toEqual({ b: 'b', c: 'old' });
  });

  test('writes a page in part, by whole sectors', () => {
    const disk = new Disk();
    disk.change('a', { at: 0, data: Buffer.alloc(4096, 'x') });
    disk.syncFolder();
    const [torn = Buffer.alloc(0)] = [...disk.cut(always('torn'), () => 0.6).values()];
    expect(torn.includes(0)).toBe(true);
    expect(torn.length % 512).toBe(0);
  });
});

/** The same numbers in every run: what a cut does is told by its round. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** All that was not synced is lost, or kept, or some of each, some of it torn. */
function getFates(round: number, pick: () => number): () => Fate {
  if (round % 3 === 0) return () => 'lost';
  if (round % 3 === 1) return () => (pick() < 0.5 ? 'lost' : 'kept');
  return () => (['lost', 'kept', 'torn'] as const)[Math.floor(pick() * 3)] ?? 'lost';
}

function findObstacle(): string | undefined {
  if (POSTGRES) return 'ces tests sont ceux de SQLite';
  return library === undefined ? 'il faut Linux et un compilateur C (cc)' : undefined;
}

describeUnless(findObstacle())('A power cut under writes', () => {
  let folder: string;
  let server: SpawnedServer | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foulee-power-'));
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    server = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  /** A server on a disk of its own, whose writes and syncs are noted. */
  const on = (round: number, token?: string, more: Record<string, string> = {}) =>
    spawnServer(
      {
        DATA_DIR: join(folder, `${round}`),
        LD_PRELOAD: library ?? '',
        DISK_FOLDER: join(folder, `${round}`),
        DISK_JOURNAL: join(folder, `${round}.journal`),
        ...more,
      },
      { token },
    );

  /** What is left of a round's disk is the next one's. */
  function cutPower(round: number, before: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
    const disk = new Disk(before);
    replay(join(folder, `${round}.journal`), disk);
    const pick = numbersFrom(round);
    const after = disk.cut(getFates(round, pick), pick);
    rmSync(join(folder, `${round}`), { recursive: true });
    rmSync(join(folder, `${round}.journal`));
    writeFolder(join(folder, `${round + 1}`), after);
    return after;
  }

  test('loses no write that was acknowledged, each is whole, and the server starts again, round after round', async () => {
    mkdirSync(join(folder, '0'));
    let before: ReadonlyMap<string, Buffer> = new Map();
    server = await on(0);
    const { token } = server.client;
    const writers = await createWriters(server.client);
    for (let round = 0; round < CUTS; round += 1) {
      const enough = writers.acknowledged + 1 + ((round * 7) % 60);
      const writing = writers.write(server.client, () => false);
      // Each round is cut off at another moment, some after a checkpoint of the log.
      await until(() => writers.acknowledged >= enough);
      await sleep((round * 13) % 40);
      await server.end('SIGKILL');
      await writing;
      before = cutPower(round, before);
      server = await on(round + 1, token);
      expect({ round, wrong: await writers.check(server.url) }).toEqual({ round, wrong: [] });
    }
    expect(writers.acknowledged).toBeGreaterThan(CUTS);
    if (CUTS > 10) console.log(`${CUTS} power cuts, ${writers.acknowledged} acknowledged writes, none missing`);
  });

  longTest('on a disk that only says that it synced does lose them: this test would see it', async () => {
    mkdirSync(join(folder, '0'));
    server = await on(0, undefined, { DISK_IGNORES_SYNC: '1' });
    const writers = await createWriters(server.client);
    await server.end('SIGKILL');
    expect(writers.acknowledged).toBeGreaterThan(0);
    expect([...cutPower(0, new Map()).keys()]).toEqual([]);
  });
});
