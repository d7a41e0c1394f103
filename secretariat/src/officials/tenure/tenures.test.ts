import { describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from '../log/database.ts';
import { openFactLog } from '../log/fact-log.ts';
import type { Seen } from '../sync/seen.ts';
import type { HoldRequest, Reply, Server } from '../sync/server.ts';
import type { Sync } from '../sync/sync.ts';
import { openTenures } from './tenures.ts';

const OTHER = {
  by: 'judge',
  device: 'B',
  label: 'Sautoir 3',
  since: '2026-06-13T13:10:00Z',
  last: '2026-06-13T13:11:00Z',
};

const answerHold = (body: object) => ({ kind: 'answer', body: { oid: 't', ...body }, trip: undefined }) as Reply<never>;

async function openDevice() {
  const database = await openDatabase(new IDBFactory());
  const log = await openFactLog(database);
  await log.changeDevice({
    code: { code: 'ABCD-2345', kind: 'judge', chOID: 'c', state: 'valid' },
    place: 'Sautoir 2',
  });
  const asked: HoldRequest[] = [];
  const replies = { hold: answerHold({ held: true }) };
  const listeners = new Set<() => void>();
  let seen: Seen | undefined;
  const server = {
    async hold(_code: string, _chOID: string, body: HoldRequest) {
      asked.push(body);
      return replies.hold;
    },
  } as unknown as Server;
  const sync = {
    seen: () => seen,
    link: () => ({ isOnline: replies.hold.kind !== 'silence', heard: 1 }),
    setBeforeSend: () => undefined,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Sync;
  const repeat = jest.spyOn(globalThis, 'setInterval');
  const tenures = openTenures({ database, log, server, sync, onChange: () => undefined });
  /** A minute later. */
  const holdAgain = repeat.mock.calls.find(([, everyMs]) => everyMs === 60_000)?.[0] as () => void;
  repeat.mockRestore();
  /** The server is read: who holds the trial. */
  const read = (holders: object[], inMs = 0, more: object = {}) => {
    const mark = { cursor: 1, revision: 1, read: log.clock.now() + inMs };
    seen = {
      ...mark,
      chOID: 'c',
      challenge: {},
      trials: [{ oid: 't', tenures: holders, ...more }],
      facts: [],
    } as unknown as Seen;
    for (const listener of listeners) listener();
  };
  return { log, tenures, asked, replies, read, holdAgain };
}

describe('the device that writes a trial', () => {
  test('a free trial is taken under the name of the place, another’s only by who says so', async () => {
    const { tenures, asked, replies, read } = await openDevice();
    read([OTHER]);
    expect(tenures.find('t')).toBe('other');
    expect(tenures.findHolder('t')?.label).toBe('Sautoir 3');
    replies.hold = { kind: 'refusal', status: 409, error: undefined, retryAfter: 0 };
    expect(await tenures.take('t')).toBe('held');
    replies.hold = { kind: 'answer', body: { oid: 't', held: true } as never, trip: undefined };
    expect(await tenures.take('t', true)).toBe('taken');
    expect(asked.at(-1)).toMatchObject({ take: true, label: 'Sautoir 2' });
    // What was read before it was taken says nothing any more.
    await waitFor(() => expect(tenures.find('t')).toBe('mine'));
  });

  test('whoever is taken over reads so at the next answer, and writes no more', async () => {
    const { tenures, read } = await openDevice();
    await tenures.take('t');
    await waitFor(() => expect(tenures.find('t')).toBe('mine'));
    read([OTHER], 5);
    expect(tenures.find('t')).toBe('other');
  });

  test('26. a device that the secretariat has closed writes nothing, and goes on with its trial once it is opened again', async () => {
    const { log, tenures } = await openDevice();
    await tenures.take('t');
    await waitFor(() => expect(tenures.find('t')).toBe('mine'));
    const { code } = log.device();
    if (code === undefined) throw new Error('there is no code');
    await log.changeDevice({ code: { ...code, state: 'closed' } });
    expect(tenures.find('t')).toBe('closed');
    await log.changeDevice({ code });
    expect(tenures.find('t')).toBe('mine');
  });

  test('a trial taken without a network is told with its instant once there is one; if it was another’s, it is read only', async () => {
    const { log, tenures, asked, replies, read } = await openDevice();
    replies.hold = { kind: 'silence' };
    expect(await tenures.take('t')).toBe('taken');
    const since = log.device().provisional?.t;
    expect(since).toBeDefined();
    await waitFor(() => expect(tenures.find('t')).toBe('mine'));
    replies.hold = { kind: 'refusal', status: 409, error: undefined, retryAfter: 0 };
    read([OTHER]);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ since, hold: true }));
    await waitFor(() => expect(tenures.find('t')).toBe('other'));
    expect(log.device().provisional).toEqual({});
  });

  test('a post beside other devices asks nobody, though another holds the trial, and is left without a word', async () => {
    const { log, tenures, asked, replies, read } = await openDevice();
    replies.hold = { kind: 'silence' };
    read([OTHER]);
    await tenures.join('t');
    await waitFor(() => expect(tenures.find('t')).toBe('mine'));
    read([OTHER], 5);
    expect([tenures.find('t'), log.device().open, log.device().joined]).toEqual(['mine', ['t'], ['t']]);
    await tenures.leave('t');
    expect([asked, log.device().open, log.device().joined, tenures.find('t')]).toEqual([[], [], [], 'other']);
  });

  const RELEASED = '2026-06-13T13:10:00Z';
  const BEFORE = '2026-06-13T12:40:00Z';
  const takeIt = async (since = BEFORE) => {
    const device = await openDevice();
    device.replies.hold = answerHold({ held: true, since });
    await device.tenures.take('t');
    await waitFor(() => expect(device.tenures.find('t')).toBe('mine'));
    return device;
  };

  test('a trial that an organiser writes is read only however often it is asked for, and stays so until it is taken again', async () => {
    const { log, tenures, asked, replies, read, holdAgain } = await takeIt();
    replies.hold = { kind: 'refusal', status: 409, error: undefined, retryAfter: 0 };
    holdAgain();
    await waitFor(() => expect(tenures.find('t')).toBe('other'));
    read([], 5, { organiser: true, released: RELEASED });
    expect(tenures.find('t')).toBe('other');
    await waitFor(() => expect(log.device()).toMatchObject({ open: [], taken: { t: RELEASED } }));
    const count = asked.length;
    holdAgain();
    read([], 10, { released: RELEASED });
    expect([asked.length, tenures.find('t')]).toEqual([count, 'free']);
    replies.hold = answerHold({ held: true, since: '2026-06-13T13:20:00Z' });
    expect(await tenures.take('t')).toBe('taken');
    expect(log.device()).toMatchObject({ open: ['t'], taken: {} });
    await waitFor(() => expect(tenures.find('t')).toBe('mine'));
  });

  test('a device that holds a trial still, of which nothing had been heard, is read only too while an organiser writes it', async () => {
    const { log, tenures, read } = await takeIt();
    read([{ ...OTHER, device: log.device().id }], 5, { organiser: true });
    await waitFor(() => expect(log.device().open).toEqual([]));
    expect([tenures.find('t'), Object.keys(log.device().taken ?? {})]).toEqual(['other', ['t']]);
  });

  test('a trial that was released keeps its keys, is not held again by the minute, and is with the next act', async () => {
    const { tenures, asked, replies, read, holdAgain } = await takeIt();
    await tenures.noteAct('t');
    expect(asked).toHaveLength(1);
    read([], 5, { released: RELEASED });
    expect(tenures.find('t')).toBe('mine');
    replies.hold = answerHold({ held: false });
    holdAgain();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ hold: true, renew: true }));
    expect(tenures.find('t')).toBe('mine');
    replies.hold = answerHold({ held: true, since: '2026-06-13T13:20:00Z' });
    await tenures.noteAct('t');
    expect(asked.at(-1)).not.toHaveProperty('renew');
    expect(asked).toHaveLength(3);
    // An answer that was under way still says what was before.
    read([], 10, { released: RELEASED });
    await tenures.noteAct('t');
    expect(asked).toHaveLength(3);
  });

  test('what was taken without a network is asked for before an organiser’s hold closes it', async () => {
    const { log, tenures, asked, replies, read, holdAgain } = await openDevice();
    replies.hold = { kind: 'silence' };
    await tenures.take('t');
    const since = log.device().provisional?.t;
    await waitFor(() => expect(tenures.find('t')).toBe('mine'));
    holdAgain();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.at(-1)).not.toHaveProperty('renew');
    replies.hold = { kind: 'refusal', status: 409, error: undefined, retryAfter: 0 };
    read([], 5, { organiser: true });
    // The answer alone closes it: what is read next may be minutes away.
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ since, hold: true }));
    await waitFor(() => expect(log.device()).toMatchObject({ open: [], provisional: {} }));
    expect(tenures.find('t')).toBe('other');
  });

  test('a server that says nothing of organisers is read as before', async () => {
    const { log, tenures, replies, read, holdAgain } = await takeIt();
    replies.hold = { kind: 'refusal', status: 409, error: undefined, retryAfter: 0 };
    holdAgain();
    await waitFor(() => expect(tenures.find('t')).toBe('other'));
    read([], 5);
    expect([tenures.find('t'), log.device().open]).toEqual(['mine', ['t']]);
  });
});
