import { afterEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import {
  type ChallengeSite,
  type DeviceAnswer,
  type DeviceBeatBody,
  LIVE_WIRE,
  type LiveInputAnswer,
  type LiveInputBody,
  type ScreenWords,
} from 'shared-domain/contract';
import { openDatabase } from '../log/database.ts';
import { type FactLog, openFactLog, type WriteFact } from '../log/fact-log.ts';
import { isUnsent } from '../log/log-row.ts';
import type { SeenQuery } from './seen.ts';
import { chooseNextPost } from './sender.ts';
import type { Reply, Server } from './server.ts';
import { type Sync, startSync } from './sync.ts';

const CODE = { code: 'ABCD-2345', kind: 'judge', chOID: 'c', state: 'valid' } as const;

const attempt =
  (row: string): WriteFact =>
  () => ({ kind: 'attempt', trialOID: 't', row, r: 'x', h: 1700 });

const answer = <T>(body: T): Reply<T> => ({ kind: 'answer', body, trip: undefined });

/** A server that stores what it is sent, and loses the answers that it is told to. */
function fakeServer() {
  const stored = new Map<string, object>();
  const posts: LiveInputBody[] = [];
  /** The code of each post. */
  const codes: string[] = [];
  const beats: DeviceBeatBody[] = [];
  const asked: { chOID: string; query: SeenQuery; waitS: number }[] = [];
  const state = {
    lost: 0,
    /** A code that is good no more. */
    revoked: '',
    isSilent: false,
    /** What becomes of posts. */
    post: undefined as Reply<never> | undefined,
    /** Ends the posts that hang on a network which is gone. */
    hanging: undefined as Promise<void> | undefined,
    refuses: undefined as Reply<never> | undefined,
    /** How long a refusal is on its way. */
    refusing: undefined as Promise<void> | undefined,
    aside: new Set<string>(),
    /** What the server is to be told again. */
    mark: undefined as string | undefined,
    findCounts: (): object | undefined => undefined,
    /** What the server's clock is ahead of the device's, ms; undefined where its answers do not say the time. */
    ahead: undefined as number | undefined,
    /** Where the competition is held, as the server says. */
    site: undefined as ChallengeSite | undefined,
  };
  const countStored = () => ({ [posts[0]?.device ?? '']: stored.size });
  const time = <T>(body: T): Reply<T> => {
    const now = Date.now();
    const trip = { sent: now, received: now, server: now + (state.ahead ?? 0), grain: 0 };
    return { kind: 'answer', body, trip: state.ahead === undefined ? undefined : trip };
  };
  const server: Server = {
    checkCode: async () => answer({ valid: true, kind: 'judge', chOID: 'c' }),
    hold: async () => answer({ oid: 't', held: true }),
    async beat(_code, _chOID, body) {
      beats.push(body);
      return answer({ now: 0 });
    },
    async read(_code, chOID, query, waitS = 0, signal) {
      asked.push({ chOID, query, waitS });
      if (state.isSilent) return { kind: 'silence' };
      // A server with nothing new answers once the device asks no more.
      if (waitS > 0) await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      return time({
        challenge: {
          oid: chOID,
          name: 'Val',
          kind: 'stadium',
          tz: 'Europe/Paris',
          ...(state.site && { site: state.site }),
        },
        code: { kind: 'judge', expires: '2030-01-01T00:00:00Z' },
        revision: 1,
        mark: state.mark,
        cursor: stored.size,
        more: false,
        trials: [
          {
            oid: chOID === 'c' ? 't' : `t of ${chOID}`,
            refused: [...state.aside].map((id) => ({ id, kept: true, aside: 'held', errors: [] })),
          },
        ],
        facts: [],
        ...(state.findCounts() ?? { have: countStored(), gaps: {} }),
      } as unknown as DeviceAnswer);
    },
    async post(code, _chOID, body) {
      codes.push(code);
      if (code === state.revoked) return { kind: 'refusal', status: 401, error: undefined } as Reply<never>;
      if (state.post !== undefined) return state.post;
      const { refuses } = state;
      if (refuses !== undefined) {
        await state.refusing;
        return refuses;
      }
      posts.push(body);
      const { hanging } = state;
      if (hanging !== undefined) {
        await hanging;
        return { kind: 'silence' };
      }
      const accepted: string[] = [];
      const already: string[] = [];
      const refused: LiveInputAnswer['refused'] = [];
      for (const fact of body.facts) {
        const id = fact.id as string;
        if (state.aside.has(id)) refused.push({ id, kept: true, aside: 'held', errors: [] } as never);
        else (stored.has(id) ? already : accepted).push(id);
        stored.set(id, fact);
      }
      if (state.lost > 0) {
        state.lost -= 1;
        return { kind: 'silence' };
      }
      return answer({ accepted, already, refused, warnings: [], cursor: stored.size, revision: 1 } as never);
    },
  };
  return { server, stored, posts, codes, beats, state, asked };
}

let sync: Sync | undefined;
afterEach(() => sync?.stop());

/** `measuring`: how long the disk takes for a measure of the server's clock. */
async function openDevice({
  measuring,
  ...options
}: {
  readonly random?: () => number;
  readonly measuring?: Promise<void>;
  readonly describeScreen?: () => ScreenWords;
} = {}) {
  const database = await openDatabase(new IDBFactory());
  const log = await openFactLog(database);
  await log.changeDevice({ code: CODE });
  const fake = fakeServer();
  const look = { isVisible: false };
  const measure: FactLog['measure'] = async (trip) => {
    await measuring;
    await log.measure(trip);
  };
  sync = startSync({
    database,
    log: { ...log, measure },
    server: fake.server,
    isVisible: () => look.isVisible,
    ...options,
  });
  return { log, sync, look, ...fake };
}

describe('what a device says reaches the server', () => {
  test('8. 4,800 facts of a day without a network go out in ten posts, in order, without a gap', async () => {
    const { log, sync: opened, posts, stored } = await openDevice();
    for (let batch = 0; batch < 12; batch += 1)
      await log.write(
        'c',
        Array.from({ length: 400 }, (_, at) => attempt(`a${at}`)),
      );
    await opened.follow('c');
    expect(posts.map(({ facts }) => facts.length)).toEqual([...Array(9).fill(500), 300]);
    const numbers = posts.flatMap(({ facts }) => facts.map((fact) => (fact as { seq?: number }).seq));
    expect(numbers).toEqual(Array.from({ length: 4800 }, (_, at) => at + 1));
    expect(stored.size).toBe(4800);
    expect(log.rows().every(({ state }) => state === 'taken')).toBe(true);
  });

  test('what was said with a code goes out with it, though another kind was scanned since', async () => {
    const { log, sync: opened, codes, posts } = await openDevice();
    await log.write('c', [attempt('a1'), attempt('a2')]);
    const gauge = { ...CODE, code: 'WXYZ-6789', kind: 'wind' } as const;
    await log.changeDevice({ code: gauge, formerCodes: [CODE] });
    await log.write('c', [() => ({ kind: 'wind', trialOID: 't', w: 1.2 })]);
    await opened.follow('c');
    expect(codes).toEqual([CODE.code, gauge.code]);
    expect(posts.map(({ facts }) => facts.length)).toEqual([2, 1]);
    expect(log.rows().map(({ by, state }) => `${by} ${state}`)).toEqual(['judge taken', 'judge taken', 'wind taken']);
  });

  test('a former code that was revoked gives way to the present one, which stays', async () => {
    const { log, sync: opened, codes, state } = await openDevice();
    await log.write('c', [attempt('a1')]);
    const gauge = { ...CODE, code: 'WXYZ-6789', kind: 'wind' } as const;
    await log.changeDevice({ code: gauge, formerCodes: [CODE] });
    state.revoked = CODE.code;
    await opened.follow('c');
    expect(codes).toEqual([CODE.code, gauge.code]);
    expect([log.device().code, log.device().formerCodes]).toEqual([gauge, []]);
  });

  test('a screen that has just been told something asks again at once: the next order does not wait', async () => {
    const { sync: opened, server, look, asked } = await openDevice();
    const { read } = server;
    await opened.follow('c');
    let told = 0;
    Object.assign(server, {
      read: async (...call: Parameters<typeof read>) => {
        const [code, chOID, query, waitS, signal] = call;
        const isWaiting = told >= 2 || waitS === 0;
        const reply = await read(code, chOID, query, isWaiting ? waitS : 0, signal);
        if (reply.kind !== 'answer') return reply;
        if (!isWaiting) told += 1;
        const trials = reply.body.trials.map((trial) => ({ ...trial, same: true as const }));
        return { ...reply, body: { ...reply.body, trials, screen: { identify: `order ${told}` } } };
      },
    });
    look.isVisible = true;
    const before = asked.length;
    await opened.run();
    await waitFor(() => expect(told).toBe(2), { timeout: 2000 });
    await waitFor(() => expect(asked.length).toBeGreaterThan(before + 2), { timeout: 2000 });
    look.isVisible = false;
  });

  test('a question says the mark of the answer before, of the same trials', async () => {
    const { sync: opened, asked, state, look } = await openDevice();
    state.mark = 'first';
    await opened.follow('c');
    state.mark = 'second';
    await opened.run();
    opened.watch('t');
    look.isVisible = true;
    await opened.run();
    await waitFor(() => expect(asked.at(-1)?.query.trials).toEqual(['t']));
    look.isVisible = false;
    const marksOf = (count: number) =>
      asked.filter(({ query }) => (query.trials?.length ?? 0) === count).map(({ query }) => query.mark);
    expect(new Set(marksOf(0))).toEqual(new Set([undefined, 'first', 'second']));
    expect(marksOf(0).at(-1)).toBe('second');
    expect(marksOf(1)[0]).toBeUndefined();
  });

  test('a server that speaks a newer wire is known as such, and is sent everything as before', async () => {
    const { log, sync: opened, stored, state } = await openDevice();
    state.findCounts = () => ({ have: {}, gaps: {}, wire: LIVE_WIRE + 1 });
    await log.write('c', [attempt('a')]);
    await opened.follow('c');
    expect([opened.link().isServerNewer, stored.size]).toEqual([true, 1]);
    state.findCounts = () => ({ have: {}, gaps: {}, wire: LIVE_WIRE });
    await opened.run();
    expect(opened.link().isServerNewer).toBe(false);
  });

  test('the device says where it is and what is unsent, once in a quarter of a minute, and at once where its task is another (W6)', async () => {
    const { log, sync: opened, beats, state } = await openDevice();
    await log.changeDevice({ place: 'Sautoir 2', task: 'bars' });
    await log.write('c', [attempt('a')]);
    state.refuses = { kind: 'refusal', status: 429, error: undefined, retryAfter: 1 };
    await opened.follow('c');
    await opened.run();
    await waitFor(() =>
      expect(beats).toEqual([
        {
          device: log.device().id,
          label: 'Sautoir 2',
          task: 'bars',
          unsent: 1,
          app: expect.stringMatching(/^\d+\.\d+/),
        },
      ]),
    );
    await log.changeDevice({ task: 'attempts' });
    await opened.run();
    await waitFor(() => expect(beats.map(({ task }) => task)).toEqual(['bars', 'attempts']));
    await log.changeDevice({ callMinutes: { race: 40, set: 7 } });
    await opened.run();
    await waitFor(() => expect(beats.at(-1)).toMatchObject({ call: { race: 40, set: 7 } }));
  });

  test('a frozen screen says that a list which it holds has changed as soon as it has read so', async () => {
    let revision = 1;
    const describeScreen = (): ScreenWords => {
      const trials = sync?.seen()?.revision === 2 ? [{ oid: 'changed' }] : [];
      const frozen = { since: '2026-06-13T13:00:00.000Z', trials, added: [] } as unknown as ScreenWords['frozen'];
      return { layout: 'mix', width: 1920, height: 1080, isLocked: false, frozen };
    };
    const { sync: opened, server, beats, state } = await openDevice({ describeScreen });
    state.ahead = 0;
    const { read } = server;
    Object.assign(server, {
      read: async (...call: Parameters<typeof read>) => {
        const reply = await read(...call);
        return reply.kind === 'answer' ? { ...reply, body: { ...reply.body, revision } } : reply;
      },
    });
    await opened.follow('c');
    await waitFor(() => expect(beats).toHaveLength(1));
    revision = 2;
    await opened.run();
    await waitFor(() => expect(beats.map(({ screen }) => screen?.frozen?.trials.length)).toEqual([0, 1]));
  });

  test('a server that gave the competition back is read and sent nothing, until the competition is held there again', async () => {
    const { log, sync: opened, posts, state } = await openDevice();
    const error = { id: 'conflict', reason: 'handed back', detail: '' } as const;
    state.refuses = { kind: 'refusal', status: 409, error, retryAfter: 0 };
    state.site = { role: 'returned', since: '2026-06-13T12:02:00Z' };
    await log.write('c', [attempt('a'), attempt('b')]);
    await opened.follow('c');
    expect(opened.seen()?.challenge.site).toEqual(state.site);
    state.refuses = undefined;
    await opened.run();
    expect([posts.length, log.rows().filter(isUnsent).length]).toEqual([0, 2]);
    state.site = { role: 'stadium' };
    await opened.run();
    await waitFor(() => expect(log.rows().map((row) => row.state)).toEqual(['taken', 'taken']));
  });

  test('9. a post whose answer is lost is repeated, and nothing is doubled', async () => {
    const { log, sync: opened, posts, stored, state } = await openDevice();
    state.lost = 1;
    await log.write('c', [attempt('a'), attempt('b')]);
    await opened.follow('c');
    expect(opened.link().isOnline).toBe(false);
    expect(log.rows().map((row) => row.state)).toEqual(['sent', 'sent']);
    await opened.run();
    expect(posts).toHaveLength(2);
    expect(posts[1]).toEqual(posts[0]);
    expect(stored.size).toBe(2);
    expect(log.rows().map((row) => row.state)).toEqual(['taken', 'taken']);
  });

  test('a server that can no longer write is no silence: its fault is told until it takes a post, whatever it lets be read', async () => {
    const { log, sync: opened, state } = await openDevice();
    state.post = { kind: 'silence', fault: 'database read only' };
    await log.write('c', [attempt('a')]);
    await opened.follow('c');
    expect([opened.link().fault, log.rows().map((row) => row.state)]).toEqual(['database read only', ['sent']]);
    state.isSilent = true;
    state.post = { kind: 'silence' };
    await opened.run();
    expect([opened.link().isOnline, opened.link().fault]).toEqual([false, undefined]);
    state.isSilent = false;
    state.post = { kind: 'silence', fault: 'disk broken' };
    await opened.run();
    expect(opened.link().fault).toBe('disk broken');
    state.post = undefined;
    await opened.run();
    expect([opened.link().fault, log.rows().map((row) => row.state)]).toEqual([undefined, ['taken']]);
  });

  test('36. an act that may still be taken back does not leave, and nothing after it leaves before it', async () => {
    const { log } = await openDevice();
    const [held] = await log.write('c', [attempt('a')], 3000);
    await log.write('c', [attempt('b')]);
    expect(chooseNextPost(log.rows(), 'c', log.clock.now())).toEqual([]);
    expect(chooseNextPost(log.rows(), 'c', (held?.sendAfter ?? 0) + 1)).toHaveLength(2);
  });

  test('what stands aside is not lost: it is shown to be looked at', async () => {
    const { log, sync: opened, state } = await openDevice();
    const [row] = await log.write('c', [attempt('a')]);
    state.aside.add(row?.fact.id ?? '');
    await opened.follow('c');
    expect(log.rows()[0]).toMatchObject({ state: 'aside', isStored: true });
  });

  test('18. what was said by a clock two days ahead is dated before it is sent, and says that its clock is not sure', async () => {
    const { log, sync: opened, posts, state } = await openDevice();
    state.ahead = -172_800_000;
    await log.write('c', [attempt('a')]);
    await opened.follow('c');
    await log.write('c', [attempt('b')]);
    await opened.run();
    expect(posts.map(({ clock }) => clock?.source)).toEqual(['own', 'server']);
    for (const { at } of log.rows().map(({ fact }) => fact))
      expect(Math.abs(Date.parse(at) - Date.now() + 172_800_000)).toBeLessThan(60_000);
  });

  test('26. the secretariat closes this device: what it wrote stays and waits; opened again, it goes on with its code', async () => {
    const { log, sync: opened, state, stored } = await openDevice();
    state.refuses = { kind: 'refusal', status: 403, error: { id: 'device closed', detail: '' }, retryAfter: 0 };
    await log.write('c', [attempt('a')]);
    await opened.follow('c');
    expect(log.device().code).toEqual({ ...CODE, state: 'closed' });
    expect(log.rows()).toHaveLength(1);
    state.refuses = undefined;
    await opened.run();
    expect(stored.size).toBe(1);
    expect(log.device().code?.state).toBe('valid');
  });

  test('26. the log that another device handed over is sent in its name, and says who sends it', async () => {
    const { log, sync: opened, posts } = await openDevice();
    const [own] = await log.write('c', [attempt('a')]);
    if (own === undefined) throw new Error('nothing was written');
    await log.receive([
      { ...own, fact: { ...own.fact, id: 'other' }, source: { device: 'closed-phone', by: 'judge' } } as never,
    ]);
    await opened.follow('c');
    await opened.run();
    expect(posts.slice(0, 2).map(({ device, sender }) => [device, sender])).toEqual([
      ['closed-phone', log.device().id],
      [log.device().id, undefined],
    ]);
  });

  test('25. after a revocation the log stays and waits; a new code of the kind sends it', async () => {
    const { log, sync: opened, state, stored } = await openDevice();
    state.refuses = { kind: 'refusal', status: 403, error: { id: 'forbidden', detail: '' }, retryAfter: 0 };
    await log.write('c', [attempt('a')]);
    await opened.follow('c');
    expect(log.device().code?.state).toBe('revoked');
    expect(log.rows()).toHaveLength(1);
    state.refuses = undefined;
    await log.changeDevice({ code: { ...CODE, code: 'WXYZ-6789' } });
    await opened.run();
    expect(stored.size).toBe(1);
    expect(log.device().code?.state).toBe('valid');
  });

  test('a refusal of the former code that comes late does not bring that code back, and the new one is asked with at once', async () => {
    const { log, sync: opened, state, stored } = await openDevice();
    const { promise, resolve: end } = Promise.withResolvers<void>();
    state.refuses = { kind: 'refusal', status: 403, error: { id: 'forbidden', detail: '' }, retryAfter: 0 };
    state.refusing = promise;
    await log.write('c', [attempt('a')]);
    const former = opened.follow('c');
    await waitFor(() => expect(log.rows()[0]?.state).toBe('sent'));
    const code = { ...CODE, code: 'WXYZ-6789' };
    await log.changeDevice({ code });
    state.refuses = undefined;
    const next = opened.follow('c');
    end();
    await Promise.all([former, next]);
    expect(log.device().code).toEqual(code);
    expect(stored.size).toBe(1);
  });

  test('an answer about the former competition that comes late shows none of its trials in the next one', async () => {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const { log, sync: opened, state, asked } = await openDevice({ measuring: promise });
    state.ahead = 1000;
    const former = opened.follow('c');
    await waitFor(() => expect(asked).toHaveLength(1));
    await log.changeDevice({ code: { ...CODE, code: 'WXYZ-6789', chOID: 'd' } });
    const next = opened.follow('d');
    // What the device has of the next one is read meanwhile.
    await log.reload();
    end();
    await Promise.all([former, next]);
    expect(opened.seen()?.trials.map(({ oid }) => oid)).toEqual(['t of d']);
    expect(asked.find(({ chOID }) => chOID === 'd')?.query).toEqual({ since: 0, device: log.device().id });
  });

  test('a fact that the server had and has no more, as after a backup was taken back, is sent again', async () => {
    const { log, sync: opened, posts, state } = await openDevice();
    await log.write('c', [attempt('a'), attempt('b'), attempt('c')]);
    await opened.follow('c');
    expect(posts).toHaveLength(1);
    const lost = { have: { [log.device().id]: 1 }, gaps: { [log.device().id]: [{ first: 2, last: 2 }] } };
    state.findCounts = () => (posts.length === 1 ? lost : undefined);
    await opened.run();
    await waitFor(() => expect(posts).toHaveLength(2));
    await opened.run();
    expect(posts.map(({ facts }) => facts.map((fact) => (fact as { seq?: number }).seq))).toEqual([[1, 2, 3], [2]]);
  });

  test('news of the trial on screen are waited for, of all trials where none is, and a page that nobody looks at asks nothing', async () => {
    const { sync: opened, asked, look } = await openDevice();
    look.isVisible = true;
    await opened.follow('c');
    const findLast = () => asked.at(-1);
    await waitFor(() => expect(findLast()).toMatchObject({ waitS: 5, query: { since: 0, revision: 1 } }));
    opened.watch('t');
    await waitFor(() => expect(findLast()).toMatchObject({ waitS: 5, query: { trials: ['t'] } }));
    look.isVisible = false;
    document.dispatchEvent(new Event('visibilitychange'));
    const count = asked.length;
    await opened.run();
    expect(asked.slice(count).every(({ waitS }) => waitS === 0)).toBe(true);
  });
});

describe('after a server that did not answer', () => {
  const openLost = async (options = {}) => {
    const device = await openDevice(options);
    device.look.isVisible = true;
    device.state.lost = 1;
    await device.log.write('c', [attempt('a')]);
    await device.sync.follow('c');
    expect(device.sync.link().isOnline).toBe(false);
    return device;
  };
  const SOON = { timeout: 600, interval: 20 };

  test('it is asked again after a second, less what chance takes away, whatever changes on the device meanwhile', async () => {
    const { log, posts } = await openLost({ random: () => 1 });
    const change = setInterval(() => void log.changeDevice({ place: 'Départ' }), 50);
    await waitFor(() => expect(posts).toHaveLength(2), { timeout: 900, interval: 20 });
    clearInterval(change);
  });

  test.each([
    ['online', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['another call was answered', (opened: Sync) => opened.noteAnswer()],
  ])('it is asked at once: %s', async (_, happen) => {
    const { sync: opened, posts } = await openLost({ random: () => 0 });
    happen(opened);
    await waitFor(() => expect(posts).toHaveLength(2), SOON);
  });

  test('and once the post ends that hung on the network of before', async () => {
    const { sync: opened, posts, state } = await openLost({ random: () => 0 });
    let end = () => {};
    state.hanging = new Promise((resolve) => {
      end = resolve;
    });
    void opened.run();
    await waitFor(() => expect(posts).toHaveLength(2), SOON);
    window.dispatchEvent(new Event('online'));
    state.hanging = undefined;
    end();
    await waitFor(() => expect(posts).toHaveLength(3), SOON);
  });

  test('15. a network that falls silent is told while a post hangs on it, as on a phone that is woken out of range', async () => {
    const { log, sync: opened, posts, state, look } = await openDevice();
    state.ahead = 0;
    await opened.follow('c');
    let end = () => {};
    state.hanging = new Promise((resolve) => {
      end = resolve;
    });
    await log.write('c', [attempt('a')]);
    await waitFor(() => expect(posts).toHaveLength(1));
    look.isVisible = true;
    document.dispatchEvent(new Event('visibilitychange'));
    state.isSilent = true;
    await waitFor(() => expect(opened.link().isOnline).toBe(false), { timeout: 3000 });
    expect(posts).toHaveLength(1);
    look.isVisible = false;
    end();
  });

  test('what is said just now does not wait for the pauses that have grown', async () => {
    const { log, asked, state } = await openLost({ random: () => 1 });
    state.isSilent = true;
    const count = asked.length;
    // Two tries, after one second and two more less what chance takes away, each with two questions.
    await waitFor(() => expect(asked).toHaveLength(count + 4), { timeout: 5000 });
    await log.write('c', [attempt('b')]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(count + 4), { timeout: 1500 });
  });
});
