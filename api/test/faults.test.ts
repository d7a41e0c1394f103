import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFaults, type Faults } from '../src/services/upkeep/faults.ts';

const ROOM = 5_000_000_000;
const MIB = 1024 * 1024;

let freeBytes: number;
let leadMs: number;
let lines: string[];
let faults: Faults;
beforeEach(() => {
  jest.useFakeTimers();
  [freeBytes, leadMs, lines] = [ROOM, 0, []];
  faults = createFaults({
    dataDir: '/data',
    clock: { measureLead: () => leadMs },
    log: (level, text) => lines.push(`${level} ${text}`),
    readFreeBytes: async () => freeBytes,
  });
});
afterEach(() => {
  faults.stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const listIds = async () => (await faults.list()).map(({ id }) => id);

test('16. A disk that fills up is in the log and in the health call, once, from its warning to its end', async () => {
  freeBytes = 100 * MIB;
  await pass(31_000);
  expect(await listIds()).toEqual(['disk low']);
  freeBytes = MIB;
  await pass(60_000);
  expect(await listIds()).toEqual(['disk full']);
  freeBytes = ROOM;
  await pass(30_000);
  expect(await listIds()).toEqual([]);
  expect(lines).toEqual([
    'error disk low: 100 MiB are left on the disk of the data folder: make room before writes are refused',
    'error disk full: 1 MiB are left on the disk of the data folder: reads go on, writes are refused; make room, nothing has to be restarted',
    'info disk low: over',
    'info disk full: over',
  ]);
});

test('16. A clock that jumped is in the log, with what to do', async () => {
  leadMs = -3_600_000;
  await pass(30_000);
  expect(lines).toEqual([
    expect.stringMatching(/^error clock jumped: .* is 3600 s behind .* set the clock \(timedatectl\), then restart$/),
  ]);
});

test('16. What PostgreSQL refused is told for a minute, a damaged database for good', async () => {
  const note = (code: string) => faults.noteError(Object.assign(new Error('refused'), { code }));
  note('55P03');
  note('SQLITE_CORRUPT');
  note('23505');
  await pass(0);
  expect(await listIds()).toEqual(['unavailable', 'database damaged']);
  expect(lines).toEqual([
    expect.stringMatching(/^error unavailable: another transaction holds what this call needs/),
    expect.stringMatching(/^error database damaged: .* has a backup to bring back$/),
  ]);
  await pass(90_000);
  expect(await listIds()).toEqual(['database damaged']);
});

test.each(['SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED', '25006'])(
  '16. A database that may only be read is told as such: %s',
  async (code) => {
    faults.noteError(Object.assign(new Error('refused'), { code }));
    await pass(0);
    expect(lines).toEqual([expect.stringMatching(/^error unavailable: the database may only be read at present; .*$/)]);
  },
);
