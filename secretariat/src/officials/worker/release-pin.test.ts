import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { type Console, openConsole } from '../console.ts';
import { openReceiver } from '../handover/receiver.ts';
import { openDatabase } from '../log/database.ts';
import type { Task } from '../log/device.ts';
import { openFactLog } from '../log/fact-log.ts';
import { openMemoryDatabase } from '../log/memory-database.ts';
import { type Seen, writeSeen } from '../sync/seen.ts';
import '../texts/all-texts.ts';
import type { View } from '../view.ts';
import { PIN_CACHE } from './pin.ts';

const OWN_CACHE = 'foulee-officiel-0.9.0';
const OWN_SCRIPT = 'http://localhost/officiel/console.1.js';

/** A cache of addresses and texts, as far as the pin needs it. */
function createCaches() {
  const stored = new Map<string, Map<string, string>>([[OWN_CACHE, new Map([[OWN_SCRIPT, '']])]]);
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, string>();
    stored.set(name, files);
    return { put: async (address: string, answer: Response) => void files.set(address, await answer.text()) };
  };
  const match = async (address: string, { cacheName }: { readonly cacheName: string }) => {
    const text = stored.get(cacheName)?.get(address);
    return text === undefined ? undefined : new Response(text);
  };
  return {
    isPinned: () => stored.has(PIN_CACHE),
    caches: { open, match, keys: async () => [...stored.keys()], delete: async (name: string) => stored.delete(name) },
  };
}

const give = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { configurable: true, value });

class SilentChannel {
  postMessage(): void {}
}

/** A page whose worker has brought another release, which waits. */
function createPage() {
  const made = createCaches();
  const registration = Object.assign(new EventTarget(), { active: {}, waiting: {}, installing: null });
  give(window, 'isSecureContext', true);
  give(navigator, 'serviceWorker', { register: async () => registration });
  give(window, 'caches', made.caches);
  give(globalThis, 'caches', made.caches);
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = OWN_SCRIPT;
  document.head.append(script);
  return made;
}

let page: ReturnType<typeof createPage>;
let opened: Console | undefined;
const former = { fetch: globalThis.fetch, BroadcastChannel: globalThis.BroadcastChannel };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  globalThis.fetch = async () => {
    throw new TypeError('no network');
  };
  globalThis.BroadcastChannel = SilentChannel as unknown as typeof BroadcastChannel;
  page = createPage();
});

afterEach(() => {
  opened?.sync.stop();
  jest.useRealTimers();
  Object.assign(globalThis, former);
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
  for (const name of ['isSecureContext', 'caches']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Opens the console of a device over one trial of this status. */
async function open(task: Task, status: number, facts: readonly string[] = []) {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDatabase();
  const log = await openFactLog(database);
  await log.changeDevice({ code: { code: 'ABCD-2345', kind: 'judge', chOID: 'c', state: 'valid' }, task, place: 'P' });
  const said = facts.map((kind) => () => ({ kind, trialOID: 't', row: 'bib:12' }) as never);
  if (said.length > 0) await log.write('c', said);
  const seen = { chOID: 'c', challenge: { tz: 'UTC' }, cursor: 0, revision: 1, read: 0, facts: [] };
  await writeSeen(database, { ...seen, trials: [{ oid: 't', status, refused: [], rows: [] }] } as unknown as Seen);
  database.close();
  opened = await openConsole({
    onFirstView: () => undefined,
    loadReceiver: async () => openReceiver,
    loadMemory: async () => openMemoryDatabase(),
  });
  await settle();
  return opened;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

const trial = (task: Task): View => ({ name: 'trial', task, trial: 't' });
const [RUNNING, UNOFFICIAL, STARTLIST] = [5, 15, 25];

describe('12. another release', () => {
  test.each<Task>(['clock', 'callRoom', 'walk', 'umpire', 'referee'])(
    'is neither offered nor taken while the console of a judge who holds no trial is over a contest: %s',
    async (task) => {
      const console = await open(task, RUNNING);
      console.views.open(trial(task));
      await settle();
      expect([console.hasUpdate(), page.isPinned()]).toEqual([false, true]);
      expect(console.device().open).toEqual([]);
    },
  );

  test.each([
    ['a walk judge who has shown a card', 'walk', 'walk'],
    ['an umpire who has reported', 'umpire', 'report'],
    ['a call room that has noted somebody', 'callRoom', 'check'],
  ] as const)('waits at the list too until the trial is signed: %s', async (_, task, kind) => {
    const during = await open(task, RUNNING, [kind]);
    during.views.open({ name: 'list', task });
    await settle();
    expect([during.hasUpdate(), page.isPinned()]).toEqual([false, true]);
    during.sync.stop();
    const after = await open(task, UNOFFICIAL, [kind]);
    expect([after.hasUpdate(), page.isPinned()]).toEqual([true, false]);
  });

  test('waits at the referee’s list while a trial is under way, and not before', async () => {
    const during = await open('referee', RUNNING);
    during.views.open({ name: 'list', task: 'referee' });
    await settle();
    expect([during.hasUpdate(), page.isPinned()]).toEqual([false, true]);
    during.sync.stop();
    const before = await open('referee', STARTLIST);
    before.views.open({ name: 'list', task: 'referee' });
    expect(before.hasUpdate()).toBe(true);
  });

  test('is offered again once a contest in which nothing was said is left', async () => {
    const console = await open('umpire', STARTLIST);
    console.views.open(trial('umpire'));
    await settle();
    expect([console.hasUpdate(), page.isPinned()]).toEqual([false, true]);
    console.views.open({ name: 'list', task: 'umpire' });
    await settle();
    expect([console.hasUpdate(), page.isPinned()]).toEqual([true, false]);
  });
});
