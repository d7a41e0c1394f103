import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openSession } from '../src/services/accounts/sessions.ts';
import { createOrganiserFiles } from '../src/services/documents/organiser-files.ts';
import { createOwner } from '../src/store/accounts/organisers.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let readerToken: string;
beforeAll(async () => {
  server = await startServer();
  const { db } = server.ctx.store;
  const reader = { email: 'reader@club.example', password: 'x', organisation: 'Other', demo: false, now: new Date() };
  const { organiser } = await createOwner(db, reader);
  await db.insertInto('membership').values({ organiser, organisation: server.org, role: 'reader' }).execute();
  readerToken = (await openSession(server.ctx, organiser, 3_600_000)).token;
});
afterAll(() => server.close());
afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, {
    trialsData: [anUploadTrial(FINAL)],
    startlists: { [FINAL]: [{ bib: '1', last: 'ROCHE', first: 'Anne', dob: '2001-02-03', lane: 4 }] },
    resultlists: { [FINAL]: [{ bib: '1', prf: ms(11_000) }] },
  });
});

const read = async (path: string, token = server.token): Promise<string> => {
  const response = await fetch(`${server.url}${path}`, { headers: { 'x-access-token': token ?? '' } });
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
};

const PATHS = {
  csv: () => `/api/lesecretariat/csv/${chOID}?list=starts`,
  table: () => `/api/lesecretariat/results-table/${chOID}?format=csv`,
  lynx: () => `/api/lesecretariat/lynx/${chOID}?file=evt`,
  pdf: () => `/api/lesecretariat/pdf/${chOID}?list=results`,
} as const;

describe('A file for organisers', () => {
  test.each(Object.keys(PATHS) as (keyof typeof PATHS)[])('%s is built once for a revision', async (kind) => {
    const snapshots = jest.spyOn(server.ctx.store, 'snapshot');
    const programmes = jest.spyOn(server.ctx.programmes, 'readUncached');
    const countReads = () => snapshots.mock.calls.length + programmes.mock.calls.length;
    const first = await read(PATHS[kind]());
    const built = countReads();
    expect(built).toBeGreaterThan(0);
    expect(await read(PATHS[kind]())).toBe(first);
    expect(countReads()).toBe(built);
    await server.upload(chOID, {
      trialsData: [],
      startlists: { [FINAL]: [{ bib: '1', last: 'ROCHE', first: 'Anne', dob: '2001-02-03', lane: 5 }] },
      resultlists: { [FINAL]: [{ bib: '1', prf: ms(11_010) }] },
    });
    const before = countReads();
    expect(await read(PATHS[kind]())).not.toBe(first);
    expect(countReads()).toBeGreaterThan(before);
  });

  test('never has for a reader what was built for who may read birth dates', async () => {
    for (const path of [PATHS.csv(), PATHS.table()]) {
      expect(await read(path)).toMatch(/2001/);
      expect(await read(path, readerToken)).not.toMatch(/2001/);
      expect(await read(path)).toMatch(/2001/);
    }
  });

  test('has no name any more that was hidden since', async () => {
    const readAll = () => Promise.all([PATHS.csv(), PATHS.table(), PATHS.lynx()].map((path) => read(path)));
    for (const text of await readAll()) expect(text).toMatch(/ROCHE/);
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
      body: { last: 'Roche', first: 'Anne', hidden: true },
    });
    for (const text of await readAll()) expect(text).not.toMatch(/ROCHE/);
  });
});

test('Files in memory have a bound with what was asked for, also small ones of long questions', async () => {
  const files = createOrganiserFiles();
  let built = 0;
  const ask = (number: number) =>
    files.get(server.ctx.store.db, chOID, `${number} ${'x'.repeat(1024 * 1024)}`, async () => {
      built += 1;
      return Buffer.from('short');
    });
  for (let number = 0; number < 20; number += 1) await ask(number);
  await ask(19);
  expect(built).toBe(20);
  await ask(0);
  expect(built).toBe(21);
});
