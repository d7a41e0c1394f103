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
    'error disk low : il reste 100 Mio sur le disque des données : libérez de la place avant que les écritures soient refusées',
    'error disk full : il reste 1 Mio sur le disque des données : tout se lit, les écritures sont refusées ; libérez de la place, rien n’est à relancer',
    'info disk low : c’est fini',
    'info disk full : c’est fini',
  ]);
});

test('16. The log has the operator’s language, and what the health call says stays English', async () => {
  process.env.LC_ALL = 'en_GB.UTF-8';
  try {
    freeBytes = MIB;
    await pass(31_000);
    const [fault] = await faults.list();
    expect(fault).toEqual({ id: 'disk full', detail: expect.stringMatching(/^1 MiB are left .*; make room/) });
    expect(lines).toEqual([`error disk full: ${fault?.detail}`]);
  } finally {
    process.env.LC_ALL = 'C';
  }
});

test('16. A clock that jumped is in the log, with what to do', async () => {
  leadMs = -3_600_000;
  await pass(30_000);
  expect(lines).toEqual([
    expect.stringMatching(
      /^error clock jumped : .* est de 3600 s en retard .* réglez l’horloge \(timedatectl\), puis relancez$/,
    ),
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
    expect.stringMatching(/^error unavailable : une autre transaction tient .* npm run doctor la nomme$/),
    expect.stringMatching(/^error database damaged : .* remettez la dernière sauvegarde/),
  ]);
  await pass(90_000);
  expect(await listIds()).toEqual(['database damaged']);
});

test.each([
  ['SQLITE_READONLY', 'database read only', /ne peut être que lue.* le droit d’écrire/],
  ['SQLITE_READONLY_DBMOVED', 'database read only', /ne peut être que lue/],
  ['25006', 'database read only', /quel serveur PostgreSQL répond \(DATABASE_URL\)/],
  ['SQLITE_IOERR_FSYNC', 'disk broken', /disque de la base ne répond pas.*\(dmesg\)/],
  ['58030', 'disk broken', /disque de la base ne répond pas/],
])(
  '16. What lasts until somebody acts has an id of its own, and is told for ten minutes: %s',
  async (code, id, sentence) => {
    faults.noteError(Object.assign(new Error('refused'), { code }));
    await pass(0);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^error ${id} : .*${sentence.source}`))]);
    await pass(590_000);
    expect(await listIds()).toEqual([id]);
    await pass(30_000);
    expect(await listIds()).toEqual([]);
  },
);

test('16. A write that succeeds shows that the database takes writes again', async () => {
  faults.noteError(Object.assign(new Error('refused'), { code: 'SQLITE_READONLY' }));
  faults.noteError(Object.assign(new Error('refused'), { code: 'SQLITE_CORRUPT' }));
  await pass(0);
  faults.noteWritten();
  await pass(0);
  expect(await listIds()).toEqual(['database damaged']);
  expect(lines.at(-1)).toBe('info database read only : c’est fini');
});
