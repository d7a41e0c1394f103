import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { openServer } from '../sync/server.ts';
import { begin, findBeginning } from './begin.ts';

const answer = { valid: true, kind: 'judge', chOID: 'c' };
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  globalThis.fetch = fetched;
  globalThis.indexedDB = new IDBFactory();
  fetched.mockReset();
  fetched.mockImplementation(
    async () => ({ ok: true, status: 200, headers: new Headers(), json: async () => answer }) as Response,
  );
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  delete window.fouleeBeginning;
});

test('1. a scanned code leaves the address and is asked about once, while the database opens; the console reads that answer', async () => {
  window.history.replaceState(null, '', '/officiel/#code=abcd-2345');
  const { code, check, database } = begin();
  expect([code, window.location.href.endsWith('/officiel/')]).toEqual(['ABCD-2345', true]);
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.headers, init?.cache])).toEqual([
    ['/api/valid-code', { 'x-access-code': 'ABCD-2345' }, 'no-store'],
  ]);
  const reply = await openServer(Date.now).checkCode('ABCD-2345', check);
  expect(reply).toMatchObject({ kind: 'answer', body: answer });
  expect(fetched).toHaveBeenCalledTimes(1);
  (await database).close();
});

test('the trial of a printed sheet leaves the address with the code', async () => {
  window.history.replaceState(null, '', '/officiel/#code=abcd-2345&t=final-1');
  const { code, trial, database } = begin();
  expect([code, trial, window.location.href.endsWith('/officiel/')]).toEqual(['ABCD-2345', 'final-1', true]);
  (await database).close();
});

test('without a code nothing is asked, and what the first script has begun is not begun again', async () => {
  window.history.replaceState(null, '', '/officiel/#log=part');
  window.fouleeBeginning = begin();
  expect(findBeginning()).toBe(window.fouleeBeginning);
  expect(findBeginning()).toMatchObject({ code: undefined, logPart: 'part', check: undefined });
  expect(fetched).not.toHaveBeenCalled();
  (await findBeginning().database).close();
});

test.each([
  ['says what is wrong with it', { errors: [{ id: 'database read only' }] }, 'database read only'],
  ['says nothing', undefined, 'unavailable'],
])('a server that is reached and fails is no silent network: it %s', async (_, body, fault) => {
  const json = async () => body ?? JSON.parse('<html>');
  fetched.mockImplementation(async () => ({ ok: false, status: 500, headers: new Headers(), json }) as Response);
  expect(await openServer(Date.now).checkCode('ABCD-2345')).toEqual({ kind: 'silence', fault });
});

test('a network that does not answer is a silence, and a browser that stores nothing is told to whoever awaits the database', async () => {
  window.history.replaceState(null, '', '/officiel/#code=ABCD-2345');
  fetched.mockImplementation(async () => {
    throw new TypeError('no network');
  });
  globalThis.indexedDB = {
    open() {
      throw new DOMException('storage is off', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const { check, database } = findBeginning();
  expect(await openServer(Date.now).checkCode('ABCD-2345', check)).toEqual({ kind: 'silence' });
  await expect(database).rejects.toThrow('storage is off');
});
