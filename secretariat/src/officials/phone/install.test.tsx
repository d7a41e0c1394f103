import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import type { Console } from '../console.ts';
import { openDatabase } from '../log/database.ts';
import { openFactLog } from '../log/fact-log.ts';
import { type Seen, writeSeen } from '../sync/seen.ts';
import { closePage, give, openPage, SilentChannel, settle } from '../testing/open-page.tsx';
import { pressKey, readText } from '../testing/render-task.tsx';
import { keepInstallOffer } from './install-offer.ts';

const [RUNNING, UNOFFICIAL, STARTLIST] = [5, 15, 25];

keepInstallOffer();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  give(navigator, 'language', 'fr-FR');
  give(navigator, 'wakeLock', {});
  globalThis.indexedDB = new IDBFactory();
  globalThis.BroadcastChannel = SilentChannel as unknown as typeof BroadcastChannel;
  globalThis.fetch = async () => {
    throw new TypeError('no network');
  };
});

afterEach(() => {
  closePage();
  window.dispatchEvent(new Event('appinstalled'));
  jest.useRealTimers();
});

/** Opens the list of trials of a device over two of these statuses; it said something of the first where `hasJudged`. */
async function openList(statuses: readonly [number, number], hasJudged: boolean): Promise<Console> {
  const database = await openDatabase();
  const log = await openFactLog(database);
  await log.changeDevice({
    code: { code: 'ABCD-2345', kind: 'judge', chOID: 'c', state: 'valid' },
    task: 'attempts',
    place: 'Sautoir 2',
  });
  if (hasJudged) await log.write('c', [() => ({ kind: 'check', trialOID: 't0', row: 'bib:1' }) as never]);
  const trials = statuses.map((status, at) => ({
    oid: `t${at}`,
    uid: `900003-0-56-f${at}`,
    g0: 900_003,
    g1: '0',
    round: 'f',
    category: 56,
    date: '2026-06-13T12:35:00Z',
    dets: {},
    status,
    refused: [],
    rows: [],
  }));
  const challenge = { oid: 'c', name: 'Régionaux', kind: 'O', tz: 'UTC' };
  await writeSeen(database, {
    chOID: 'c',
    challenge,
    cursor: 0,
    revision: 1,
    read: 0,
    facts: [],
    trials,
  } as never as Seen);
  database.close();
  return openPage();
}

/** The browser offers to install the page. */
function offer() {
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

const readStrips = () => [...document.querySelectorAll('.strip')].map(({ textContent }) => readText(textContent));
const OFFER =
  'Installez la console : le navigateur garde mieux son journal, et elle a sa place à l’écran d’accueil. Non merciInstaller';

describe('12. a console that is not installed', () => {
  test.each([
    ['is not asked about before anything was judged', [UNOFFICIAL, STARTLIST], false],
    ['is not asked about before the contest is signed', [RUNNING, UNOFFICIAL], true],
  ] as const)('%s', async (_, statuses, hasJudged) => {
    const { event } = offer();
    await openList(statuses, hasJudged);
    expect([event.defaultPrevented, readStrips()]).toEqual([true, []]);
  });

  test('is offered after the first contest that is signed, and the browser asks', async () => {
    const { prompt } = offer();
    const page = await openList([UNOFFICIAL, STARTLIST], true);
    expect(readStrips()).toEqual([OFFER]);
    await pressKey('Installer');
    await settle();
    expect([prompt.mock.calls.length, page.device().preferences.knowsInstall, readStrips()]).toEqual([1, true, []]);
  });

  test('is offered once', async () => {
    const { prompt } = offer();
    await openList([UNOFFICIAL, STARTLIST], true);
    expect(readStrips()).toEqual([OFFER]);
    await pressKey('Non merci');
    await settle();
    expect([prompt.mock.calls.length, readStrips()]).toEqual([0, []]);
  });

  test.each([
    [
      'of an iPhone',
      { standalone: false, isSecure: true },
      /^Safari efface ce qui n’a pas servi depuis 7 jours\..*Vu$/,
    ],
    ['of an iPhone over plain http', { standalone: false, isSecure: false }, undefined],
    ['on the home screen of an iPhone', { standalone: true, isSecure: true }, undefined],
  ] as const)('%s', async (_, { standalone, isSecure }, said) => {
    give(navigator, 'standalone', standalone);
    give(window, 'isSecureContext', isSecure);
    await openList([STARTLIST, STARTLIST], false);
    expect(readStrips()).toEqual(said === undefined ? [] : [expect.stringMatching(said)]);
    if (said === undefined) return;
    await pressKey('Vu');
    await settle();
    expect(readStrips()).toEqual([]);
  });
});
