import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import '../texts/all-texts.ts';
import { openBoard } from './open-board.ts';

const ANSWERS = {
  code: { valid: true, kind: 'sboard', chOID: 'c' },
  read: {
    challenge: { oid: 'c', name: 'Val', kind: 'outdoor', tz: 'Europe/Paris' },
    code: { kind: 'sboard', expires: '2030-01-01T00:00:00Z' },
    revision: 1,
    cursor: 0,
    more: false,
    trials: ['final', 'other'].map((oid) => ({ oid, g0: 100, g1: '0', rows: [], refused: [] })),
    facts: [],
    have: {},
    gaps: {},
  },
};

const fetched = jest.fn<typeof fetch>();

/** The address of the question that waits for news; undefined before it. */
const findWaiting = (): URL | undefined =>
  fetched.mock.calls.map(([url]) => new URL(String(url), 'http://stade')).find((url) => url.searchParams.has('wait'));

beforeEach(() => {
  globalThis.fetch = fetched;
  globalThis.indexedDB = new IDBFactory();
  fetched.mockReset();
  fetched.mockImplementation(async (url) => {
    // Nothing is new.
    if (String(url).includes('wait=')) return new Promise(() => undefined);
    const body = String(url).includes('valid-code') ? ANSWERS.code : { ...ANSWERS.read, now: Date.now() };
    return { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response;
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['of one event waits for news of it', 'resultat?t=final', ['final']],
  ['that is the clock of one waits for news of it', 'horloge?t=final', ['final']],
  ['of two lists waits for news of all events', 'resultat?t=final&w=3840&h=1080', []],
  ['of the stadium waits for news of all, whatever event its address names', 'mix?t=final', []],
  ['over a camera waits for news of all: a graphics server may give it another event', 'incrustation?t=final', []],
])('a screen %s', async (_, address, watched) => {
  window.history.replaceState(null, '', `/officiel/ecran/${address}#code=ABCD-2345`);
  const board = await openBoard();
  expect(board.seen()?.trials.map(({ oid }) => oid)).toEqual(['final', 'other']);
  await waitFor(() => expect(findWaiting()?.searchParams.getAll('trialOIDs[]')).toEqual(watched));
});

test('a code that was opened with `#` is asked about again where the page is loaded before the server has answered', async () => {
  const answer = fetched.getMockImplementation();
  fetched.mockRejectedValue(new TypeError('no network'));
  window.history.replaceState(null, '', '/officiel/ecran/concours#code=ABCD-2345');
  const cut = await openBoard();
  expect([cut.fault(), window.location.hash]).toEqual(['offline', '']);
  if (answer !== undefined) fetched.mockImplementation(answer);
  const again = await openBoard();
  expect([again.fault(), again.seen()?.challenge.name]).toEqual([undefined, 'Val']);
  // Once the server has answered the tab does not keep it.
  expect(sessionStorage).toHaveLength(0);
});

test('a code that nobody knows is not asked about again', async () => {
  fetched.mockImplementation(
    async () => ({ ok: false, status: 404, headers: new Headers(), json: async () => ({}) }) as Response,
  );
  window.history.replaceState(null, '', '/officiel/ecran/concours#code=ABCD-2345');
  expect((await openBoard()).fault()).toBe('unknown');
  expect((await openBoard()).fault()).toBe('none');
});
