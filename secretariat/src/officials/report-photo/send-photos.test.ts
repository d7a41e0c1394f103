import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from '../log/database.ts';
import { openFactLog } from '../log/fact-log.ts';
import { openPhotoStore } from './photo-store.ts';
import { startSendingPhotos } from './send-photos.ts';

const KEY = '0123456789abcdef';
const PICTURE = new Uint8Array([1, 2, 3]).buffer;

const realFetch = globalThis.fetch;
let stop: (() => void) | undefined;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  stop?.();
  globalThis.fetch = realFetch;
});

/** A device with a photo whose report is written, and a server that answers as it is told. */
async function open(answer: { status: number; id?: string } | undefined) {
  const database = await openDatabase(new IDBFactory());
  const log = await openFactLog(database);
  await log.changeDevice({ code: { code: 'ABCD-2345', kind: 'judge', chOID: 'c', state: 'valid' } });
  const store = await openPhotoStore();
  await store.add({ key: KEY, chOID: 'c', trial: 't1', taken: log.clock.now(), state: 'waiting' }, PICTURE);
  const [row] = await log.write('c', [() => ({ kind: 'report', trialOID: 't1', what: 'line', photo: KEY }) as never]);
  const state = { answer, isOnline: true };
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const { answer: said } = state;
    if (said === undefined) throw new TypeError('no network');
    return new Response(
      JSON.stringify(said.id === undefined ? { stored: 3 } : { errors: [{ id: said.id, detail: '' }] }),
      {
        status: said.status,
      },
    );
  }) as typeof fetch;
  const start = () => {
    stop = startSendingPhotos({
      log,
      sync: {
        link: () => ({ isOnline: state.isOnline, heard: 0 }),
        seen: () => undefined,
        subscribe: () => () => undefined,
      } as never,
    });
  };
  const take = () => (row === undefined ? undefined : log.mark([{ ...row, state: 'taken', isStored: true }]));
  const readState = async () => (await store.list())[0]?.state;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
  return { state, asked, start, take, readState, settle, store, id: row?.fact.id };
}

describe('the photos of a device', () => {
  test('go after their report, never before it', async () => {
    const { asked, start, take, readState, settle, store, id } = await open({ status: 200 });
    start();
    await settle();
    expect([asked, await readState()]).toEqual([[], 'waiting']);
    await take();
    await settle();
    expect(asked).toEqual([expect.stringContaining(`/api/live-input/c/report/${id}/photo?device=`)]);
    expect([await readState(), await store.readPicture(KEY)]).toEqual(['sent', undefined]);
  });

  test('stay where nobody answers, or too many came; one that the server does not take is said to be refused', async () => {
    for (const answer of [undefined, { status: 429, id: 'too many requests' }, { status: 404, id: 'not found' }]) {
      globalThis.indexedDB = new IDBFactory();
      const { start, take, readState, settle, store } = await open(answer);
      await take();
      start();
      await settle();
      expect([await readState(), (await store.readPicture(KEY))?.byteLength]).toEqual(['waiting', 3]);
      stop?.();
    }
    globalThis.indexedDB = new IDBFactory();
    const { start, take, readState, settle } = await open({ status: 409, id: 'conflict' });
    await take();
    start();
    await settle();
    expect(await readState()).toBe('refused');
  });
});
