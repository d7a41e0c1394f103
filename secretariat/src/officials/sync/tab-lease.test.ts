import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { type Database, openDatabase } from '../log/database.ts';
import { holdTab, type LeaseTiming, type TabLease } from './tab-lease.ts';

const HOUR_MS = 3_600_000;
const STEP_MS = 250;

/** Tabs of one browser, over plain http where there are no locks, in which time passes as it is told to. */
async function openTabs(locks?: LockManager) {
  const database: Database = await openDatabase(new IDBFactory());
  const works = new Map<number, () => void>();
  let now = 0;
  let last = 0;
  const timing: LeaseTiming = {
    now: () => now,
    repeat(work) {
      last += 1;
      const own = last;
      works.set(own, work);
      return () => works.delete(own);
    },
  };
  /** What was asked of the disk is done, also what was asked because of it. */
  const settle = async () => {
    for (let round = 0; round < 4; round += 1) await database.write(['lease'], async () => undefined);
  };
  return {
    async open() {
      const lease: TabLease = holdTab(database, 't', () => undefined, { locks, timing });
      const own = last;
      await settle();
      return { ...lease, kill: () => works.delete(own) };
    },
    /** Lets time pass; answers how much of it, up to `ms`, until `isDone`. */
    async pass(ms: number, isDone: () => boolean = () => false): Promise<number> {
      const from = now;
      while (now - from < ms && !isDone()) {
        now += STEP_MS;
        for (const work of works.values()) work();
        await settle();
      }
      return now - from;
    },
    /** The phone sleeps: nothing is done meanwhile. */
    sleep(ms: number) {
      now += ms;
    },
    settle,
  };
}

afterEach(() => void jest.restoreAllMocks());

describe('11. over plain http one tab writes a trial', () => {
  test('the second has it no sooner than the first is gone, and within three seconds', async () => {
    const { open, pass } = await openTabs();
    const [first, second] = [await open(), await open()];
    await pass(10_000);
    expect([first.isMine(), second.isMine()]).toEqual([true, false]);
    first.kill();
    expect(await pass(10_000, second.isMine)).toBeLessThan(3000);
    expect(second.isMine()).toBe(true);
  });

  test.each([
    ['back', -3 * HOUR_MS],
    ['ahead', 3 * HOUR_MS],
  ])('a phone whose hour is set three hours %s changes nothing in that', async (_, shift) => {
    const { open, pass } = await openTabs();
    const [first, second] = [await open(), await open()];
    await pass(1000);
    const wall = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => wall + shift);
    await pass(5000);
    expect([first.isMine(), second.isMine()]).toEqual([true, false]);
    first.kill();
    expect(await pass(10_000, second.isMine)).toBeLessThan(3000);
  });

  test('a tab that is closed as a page leaves it to the other at once', async () => {
    const { open, pass } = await openTabs();
    const [first, second] = [await open(), await open()];
    await pass(1000);
    first.release();
    expect(first.isMine()).toBe(false);
    expect(await pass(3000, second.isMine)).toBeLessThanOrEqual(2 * STEP_MS);
  });

  test('after a sleep the first still has it', async () => {
    const { open, pass, sleep } = await openTabs();
    const [first, second] = [await open(), await open()];
    await pass(1000);
    sleep(HOUR_MS);
    await pass(5000);
    expect([first.isMine(), second.isMine()]).toEqual([true, false]);
  });

  test('a third one that comes later reads only', async () => {
    const { open, pass } = await openTabs();
    const [first, second] = [await open(), await open()];
    first.kill();
    await pass(5000);
    expect(second.isMine()).toBe(true);
    const third = await open();
    await pass(5000);
    expect([second.isMine(), third.isMine()]).toEqual([true, false]);
  });
});

/** Locks of a browser as far as one name goes: a queue, whose head holds it until another tab takes it away. */
function openLocks(): LockManager {
  interface Waiting {
    readonly begin: () => Promise<unknown>;
    readonly fail: (error: Error) => void;
  }
  let held: Waiting | undefined;
  let queue: Waiting[] = [];
  const grant = (next: Waiting) => {
    held = next;
    void next.begin().finally(() => {
      if (held !== next) return;
      held = undefined;
      const [first, ...others] = queue;
      queue = others;
      if (first !== undefined) grant(first);
    });
  };
  const request = (_: string, { steal, signal }: LockOptions, work: () => Promise<void>) =>
    new Promise((resolve, reject) => {
      const asked: Waiting = { begin: () => work().then(resolve), fail: reject };
      signal?.addEventListener('abort', () => {
        queue = queue.filter((one) => one !== asked);
        reject(new Error('aborted'));
      });
      if (steal === true) {
        held?.fail(new Error('stolen'));
        grant(asked);
      } else if (held === undefined) grant(asked);
      else queue.push(asked);
    });
  return { request } as unknown as LockManager;
}

describe('another tab takes a trial', () => {
  test.each(['plain http', 'locks'])('over %s the first reads only, until the second is closed', async (kind) => {
    const { open, pass } = await openTabs(kind === 'locks' ? openLocks() : undefined);
    const [first, second] = [await open(), await open()];
    await pass(1000);
    second.take();
    await pass(3000, () => second.isMine() && !first.isMine());
    await pass(3000);
    expect([first.isMine(), second.isMine()]).toEqual([false, true]);
    first.take();
    await pass(3000, () => first.isMine() && !second.isMine());
    second.take();
    await pass(3000);
    expect([first.isMine(), second.isMine()]).toEqual([false, true]);
    second.release();
    expect(await pass(3000, first.isMine)).toBeLessThanOrEqual(2 * STEP_MS);
    expect([first.isMine(), second.isMine()]).toEqual([true, false]);
  });
});
