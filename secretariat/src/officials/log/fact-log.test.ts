import { describe, expect, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { type Database, openDatabase } from './database.ts';
import type { MachineClocks } from './device-clock.ts';
import { openFactLog, type WriteFact } from './fact-log.ts';

const attempt =
  (row: string): WriteFact =>
  () => ({ kind: 'attempt', trialOID: 't1', row, r: 'x', h: 1700 });

const openLog = async (factory = new IDBFactory(), clocks?: MachineClocks) => {
  const database = await openDatabase(factory);
  return { factory, database, log: await openFactLog(database, clocks === undefined ? {} : { clocks }) };
};

const NOON = Date.parse('2026-06-13T12:00:00Z');
const [TEN_MINUTES, DAY] = [600_000, 86_400_000];

/** A phone that was measured at noon, then killed: ten minutes later it is opened again, its clock `off` by so much. */
async function reopenPhone(off: number) {
  const set = { off: 0, now: NOON };
  const clocks: MachineClocks = { wall: () => set.now + set.off, count: () => set.now - NOON };
  const { factory, database, log: first } = await openLog(new IDBFactory(), clocks);
  const measure = (log: typeof first) =>
    log.measure({ sent: log.clock.now(), received: log.clock.now(), server: set.now, grain: 0 });
  await measure(first);
  await first.write('c', [attempt('a')]);
  database.close();
  set.off = off;
  set.now += TEN_MINUTES;
  const { log } = await openLog(factory, clocks);
  return {
    log,
    measure: () => measure(log),
    write: async (row: string) => {
      set.now += 1000;
      await log.write('c', [attempt(row)]);
    },
    /** Seconds after noon of each fact, and whether a person decides. */
    read: () => log.rows().map(({ fact, isOwnTime }) => [(Date.parse(fact.at) - NOON) / 1000, isOwnTime === true]),
  };
}

describe('the log of a device', () => {
  test('facts are numbered without gaps, have the device and the number in their id, and a killed page finds them again', async () => {
    const { factory, database, log } = await openLog();
    await log.write('c', [attempt('a')]);
    await log.write('c', [attempt('b'), attempt('c')]);
    database.close();
    const again = await openLog(factory);
    expect(again.log.rows().map(({ seq, state }) => [seq, state])).toEqual([
      [1, 'held'],
      [2, 'held'],
      [3, 'held'],
    ]);
    expect(again.log.device().id).toBe(log.device().id);
    const ids = again.log.rows().map(({ fact }) => fact.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]00-000000000002$/);
  });

  test('facts that a correction brings take the next numbers', async () => {
    const { log } = await openLog();
    const [first] = await log.write('c', [attempt('a')]);
    const correct: WriteFact = (makeId) => ({
      kind: 'correction',
      trialOID: 't1',
      replaces: first?.fact.id ?? '',
      with: [{ kind: 'attempt', id: makeId(), row: 'a', r: 'o', h: 1700 }],
    });
    const [second, third] = await log.write('c', [correct, attempt('b')]);
    expect([second?.seq, third?.seq]).toEqual([2, 4]);
  });

  test('each instant is later than the one before, also within a millisecond', async () => {
    const { log } = await openLog();
    const rows = await log.write(
      'c',
      Array.from({ length: 20 }, () => attempt('a')),
    );
    const instants = rows.map(({ fact }) => Date.parse(fact.at));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(new Set(instants).size).toBe(20);
  });

  test('two tabs that write at once give no number twice', async () => {
    const { factory, log } = await openLog();
    const { log: other } = await openLog(factory);
    await other.reload();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? log : other).write('c', [attempt(`a${index}`)])),
    );
    await log.reload();
    expect(log.rows().map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(log.rows().map(({ fact }) => fact.id)).size).toBe(20);
  });

  test('10. a fact that the disk refuses is not shown: the write fails, the log stays as it was, and the number is used again', async () => {
    const { database } = await openLog();
    let isFull = false;
    const failing: Database = {
      ...database,
      write: async (stores, work) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        return database.write(stores, work);
      },
    };
    const log = await openFactLog(failing);
    await log.write('c', [attempt('a')]);
    isFull = true;
    await expect(log.write('c', [attempt('b')])).rejects.toThrow('full');
    expect(log.rows().map(({ seq }) => seq)).toEqual([1]);
    isFull = false;
    const [row] = await log.write('c', [attempt('b')]);
    expect(row?.seq).toBe(2);
  });

  test('the first measure of the server’s clock dates what was never sent, all alike; what was sent never changes', async () => {
    const { log } = await openLog();
    const [sent, held] = await log.write('c', [attempt('a'), attempt('b')]);
    if (sent === undefined || held === undefined) throw new Error('nothing written');
    await log.mark([{ ...sent, state: 'sent' }]);
    const now = log.clock.now();
    await log.measure({ sent: now, received: now, server: now + 60_000, grain: 0 });
    const [first, second] = log.rows();
    expect(first?.fact.at).toBe(sent.fact.at);
    const moved = Date.parse(second?.fact.at ?? '') - Date.parse(held.fact.at);
    expect(Math.abs(moved - 60_000)).toBeLessThan(1000);
    await log.measure({ sent: now, received: now, server: now + 90_000, grain: 0 });
    expect(log.rows()[1]?.fact.at).toBe(second?.fact.at);
    const [next] = await log.write('c', [attempt('c')]);
    expect(Date.parse(next?.fact.at ?? '')).toBeGreaterThan(Date.parse(second?.fact.at ?? ''));
  });

  test.each([2 * DAY, -2 * DAY])(
    '18. what a killed phone says without a network by a clock that is %d ms off is dated by the first measure, and a person decides; what it says then is sure',
    async (off) => {
      const { measure, write, read } = await reopenPhone(off);
      await write('b');
      await write('c');
      await measure();
      await write('d');
      expect(read()).toEqual([
        [0, false],
        [601, true],
        [602, true],
        [603, false],
      ]);
    },
  );

  test('what a killed phone says by a clock that nobody touched is sure', async () => {
    const { measure, write, read } = await reopenPhone(-40);
    await write('b');
    await measure();
    expect(read()).toEqual([
      [0, false],
      [601, false],
    ]);
  });
});
