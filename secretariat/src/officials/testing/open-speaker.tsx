import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { Notice, SpeakerAnswer } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { aTrial } from 'shared-domain/testing';
import type { Console } from '../console.ts';
import { SCREENS_PART } from '../extra-parts.ts';
import { openDatabase } from '../log/database.ts';
import { openFactLog } from '../log/fact-log.ts';
import { SpeakerScreen } from '../speaker/SpeakerScreen.tsx';
import { ConsoleContext } from '../use-console.ts';
import { pressKey, readText } from './render-task.tsx';

const start = (bib: string, last: string, fields: object = {}) => ({
  row: `bib:${bib}`,
  bib,
  last,
  first: 'Ana',
  club: 'AC Valmont',
  category: 56,
  odr: Number(bib),
  ...fields,
});
/** A trial of the speaker's competition, with two who start. */
export const aSpeakerTrial = (oid: string, uid: string, fields: object = {}): DeviceTrial =>
  ({
    ...aTrial({ oid, uid, status: 5 }),
    rows: [start('1', 'KERLEAU', { pe: { pb: 6_800 } }), start('2', 'VALMOREL')],
    refused: [],
    ...fields,
  }) as unknown as DeviceTrial;

const LONG = aSpeakerTrial('long', '900003-0-56-f1');
const RACE = aSpeakerTrial('race', '000100-0-56-f1', { status: 15 });
const NEXT = aSpeakerTrial('next', '000200-0-56-f1', {
  status: 30,
  rows: [
    start('3', 'LESCOUËT', { lane: 3, presence: 'present', pe: { pb: 24_310, sb: 24_500 } }),
    start('4', 'MORVILLE', { lane: 4 }),
  ],
});

export const person = (last: string, rank: number, v: number, fields: object = {}) =>
  ({ bib: '2', last, first: 'Ana', rank, prf: { v, u: 'ms', st: 1 }, ...fields }) as Notice['who'][number];
export const notice = (id: string, fields: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'result',
  certainty: 'unofficial',
  at: '2026-06-13T12:40:00Z',
  trial: 'race',
  who: [person('VALMOREL', 1, 11_580, { wind: 1.2, pe: { k: 'PB' } }), person('KERBRAT', 2, 11_660)],
  count: 2,
  ...fields,
});

export const answer = (fields: Partial<SpeakerAnswer> = {}): SpeakerAnswer => ({
  now: 0,
  revision: 1,
  events: [
    {
      trial: 'long',
      field: {
        state: 'next',
        athlete: { last: 'VALMOREL', first: 'Ana', club: 'AC Valmont' },
        attempt: 3,
        outlook: {
          following: [{ last: 'KERLEAU', first: 'Ana' }],
          needed: [
            { aim: 'lead', v: 6_720 },
            { aim: 'final', v: 6_130, count: 8 },
          ],
          records: [{ kind: 'MR', v: 7_010 }],
        },
      },
      rows: [person('KERLEAU', 1, 6_710, { prf: { v: 6_710, u: 'mm', st: 1 } })],
    },
  ],
  next: [{ trial: 'next', qualifying: { places: 3, times: 2, toBeat: 24_200 } }],
  forms: [
    {
      trial: 'next',
      row: 'bib:4',
      rounds: [],
      others: [{ trial: 'race', rank: 2, prf: { v: 11_580, u: 'ms', st: 1 } }],
    },
  ],
  notices: [notice('r1')],
  screens: [],
  ...fields,
});

/** The server of the speaker's page: what it answers, and what it was asked. */
export const speakerServer = {
  answer: answer(),
  isReachable: true,
  fetched: jest.fn<typeof fetch>(),
  /** What screens were told. */
  listTold: () =>
    speakerServer.fetched.mock.calls
      .filter(([url]) => String(url).includes('/screens'))
      .map(([, init]) => JSON.parse(String(init?.body))),
};

/** Before each test: the server answers as it does at first, and the device knows nothing. */
export function startSpeakerServer(): void {
  localStorage.clear();
  speakerServer.answer = answer();
  speakerServer.isReachable = true;
  speakerServer.fetched.mockReset();
  speakerServer.fetched.mockImplementation(async () => {
    if (!speakerServer.isReachable) throw new TypeError('no network');
    return { ok: true, status: 200, json: async () => speakerServer.answer } as Response;
  });
  globalThis.fetch = speakerServer.fetched;
}

interface Opened {
  readonly language?: 'fr' | 'en';
  /** Trials beside the three that are there, and facts of them. */
  readonly trials?: readonly DeviceTrial[];
  readonly facts?: readonly object[];
}

export async function openSpeaker({ language = 'fr', trials = [], facts = [] }: Opened = {}) {
  await SCREENS_PART.load();
  const log = await openFactLog(await openDatabase(new IDBFactory()));
  await log.changeDevice({
    code: { code: 'ABCD-2345', kind: 'vboard', chOID: 'c', state: 'valid' },
    place: 'Tribune',
    preferences: { ...log.device().preferences, language },
  });
  let version = 0;
  let isOnline = true;
  const challenge = { oid: 'c', name: 'Régionaux', kind: 'O', tz: 'Europe/Paris' };
  let more: object = {};
  const read = () => ({ challenge, trials: [LONG, RACE, NEXT, ...trials], facts, read: version, ...more });
  let seen = read();
  const listeners = new Set<() => void>();
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  log.subscribe(changed);
  const opened = {
    log,
    device: log.device,
    seen: () => seen,
    link: () => ({ isOnline, heard: 0 }),
    language: () => language,
    hasUpdate: () => false,
    diskFault: () => undefined,
    views: { current: () => ({ name: 'list', task: 'speaker' }), open: () => undefined, back: () => undefined },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  } as unknown as Console;
  await act(async () => {
    render(
      <ConsoleContext value={opened}>
        <SpeakerScreen />
      </ConsoleContext>,
    );
  });
  return {
    log,
    /** The live channel has answered. */
    hear: (next?: Partial<SpeakerAnswer>) =>
      act(async () => {
        if (next !== undefined) speakerServer.answer = answer(next);
        seen = read();
        changed();
      }),
    /** The live channel has answered with facts, or with decisions that wait. */
    know: (next: object) =>
      act(async () => {
        more = next;
        seen = read();
        changed();
      }),
    lose: () =>
      act(async () => {
        [speakerServer.isReachable, isOnline] = [false, false];
        seen = read();
        changed();
      }),
    close: () =>
      act(async () => {
        const { code } = log.device();
        if (code !== undefined) await log.changeDevice({ code: { ...code, state: 'closed' } });
      }),
  };
}

/** One of the speaker's parts by the first words of its heading. */
export const region = (name: string) =>
  screen.getByRole('region', { name: (found) => readText(found).startsWith(name) });
export const readRegion = (name: string) => readText(region(name).textContent);
/** Presses a key, and waits until the disk has what it wrote. */
export const press = async (name: string | RegExp) => {
  await pressKey(name);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};
