import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { closePage, openPage, settle } from '../testing/open-page.tsx';
import { pressKey, readText, typeText } from '../testing/render-task.tsx';
import { openMemoryDatabase } from './memory-database.ts';

const TRIAL = {
  oid: 't',
  uid: '900003-0-56-f1',
  g0: 900_003,
  g1: '0',
  round: 'f',
  category: 56,
  date: '2026-06-13T12:35:00Z',
  dets: {},
  status: 5,
  refused: [],
  rows: [{ row: 'bib:412', bib: '412', last: 'DUPONT', first: 'Ana', odr: 1 }],
};
const ANSWER = {
  challenge: { oid: 'c', name: 'Régionaux', kind: 'O', tz: 'Europe/Paris' },
  code: { kind: 'judge', expires: '2030-01-01T00:00:00Z' },
  revision: 1,
  cursor: 0,
  more: false,
  trials: [TRIAL],
  facts: [],
  have: {},
  gaps: {},
};

/** What this page posted or put. */
const posted: string[] = [];

/** Browsers that refuse storage refuse channels between tabs too. */
class RefusedChannel {
  constructor() {
    throw new DOMException('storage is off', 'SecurityError');
  }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  Object.defineProperty(navigator, 'language', { value: 'fr-FR', configurable: true });
  globalThis.indexedDB = {
    open() {
      throw new DOMException('storage is off', 'SecurityError');
    },
  } as unknown as IDBFactory;
  globalThis.BroadcastChannel = RefusedChannel as unknown as typeof BroadcastChannel;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const isCode = String(url).endsWith('/valid-code');
    if (init?.method !== undefined && init.method !== 'GET' && !isCode) posted.push(`${init.method} ${url}`);
    const body = isCode ? { valid: true, kind: 'judge', chOID: 'c' } : ANSWER;
    return { ok: true, status: 200, headers: new Headers(), json: async () => body };
  }) as typeof fetch;
});

afterEach(() => {
  closePage();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'language');
});

const readAlerts = () => screen.queryAllByRole('alert').map(({ textContent }) => readText(textContent));
const WHY = [
  'Ce navigateur n’enregistre rien (fenêtre privée ?) : la console n’y écrit rien. Pour écrire, ouvrez-la dans une fenêtre ordinaire.',
];
/** What can be pressed. */
const readKeys = () => screen.getAllByRole('button').map(({ textContent }) => readText(textContent));

test('22. where the browser stores nothing the console reads, says why, and nothing can be said or taken with it', async () => {
  const page = await openPage();
  expect(readAlerts()).toEqual(WHY);
  await typeText('Code de la fiche', 'ABCD-2345');
  await pressKey('Continuer');
  await settle();
  expect([page.views.current(), readAlerts()]).toEqual([{ name: 'task' }, WHY]);
  await act(async () => page.log.changeDevice({ task: 'attempts', place: 'Sautoir 2' }));
  await act(async () => page.views.open({ name: 'trial', task: 'attempts', trial: 't' }));
  await settle();
  expect(readAlerts()).toEqual(WHY);
  expect(screen.getAllByText(/DUPONT/).length).toBeGreaterThan(0);
  expect(readKeys().filter((key) => /Je tiens|Prendre|Donner|Impasse|X/.test(key))).toEqual([]);
  expect([
    page.findTenure('t'),
    await page.write([() => ({ kind: 'call', trialOID: 't', row: 'bib:412' }) as never]),
  ]).toEqual(['closed', false]);
  await act(async () => page.readLogFile('{"foulee":"live-log","logs":[]}'));
  expect(page.receipt).toMatchObject({ kind: expect.stringMatching(/unreadable|not stored/) });
  // That it is there is told.
  expect(posted).toEqual([]);
});

test('a log that another device hands over is not taken by a page that would lose it', async () => {
  const database = openMemoryDatabase();
  await expect(database.write(['received'], async () => undefined)).rejects.toThrow('stores nothing');
  await expect(database.write(['parts'], async () => undefined)).rejects.toThrow('stores nothing');
});
