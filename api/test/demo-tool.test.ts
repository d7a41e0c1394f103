import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  calls,
  type HomeAnswer,
  type LiveAnswer,
  makeUrl,
  type RoundsAnswer,
  type Trial,
} from 'shared-domain/contract';
import { openFirstDemo } from '../src/app/first-demo.ts';
import { signIn } from '../tools/client.ts';
import { createDemo, listDemoChallenges, removeDemo } from '../tools/demo/create-demo.ts';
import { createMeeting, DEMO_TZ, MEETING_NAME } from '../tools/demo/meeting.ts';
import { play } from '../tools/demo/play.ts';
import { findLineMoment, findSession } from '../tools/demo/session.ts';
import { readDemoAccount } from '../tools/demo-account.ts';
import { longTest } from './long-test.ts';
import { startToolsServer, type ToolsServer } from './tools-server.ts';

let server: ToolsServer;
const now = new Date();

// A first start tells the person where the demo is: not of interest here.
jest.spyOn(console, 'log').mockImplementation(() => undefined);

beforeAll(async () => {
  server = await startToolsServer({ organiser: false });
}, 30_000);
afterAll(() => server.close());

const asDemo = async () => {
  const account = readDemoAccount(server.dataDir);
  return signIn(server.url, account?.email ?? '', account?.password ?? '');
};
const getTrials = async (chOID: string): Promise<Trial[]> => {
  const { rounds } = await server.client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID }));
  return rounds.flatMap(({ heats }) => heats);
};

describe('The demo', () => {
  test('opens at a first start within a few seconds: a live meeting and two neighbours', async () => {
    const started = performance.now();
    await openFirstDemo(server.ctx, server.config, server.url);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await listDemoChallenges(await asDemo())).map(({ name }) => name).sort()).toEqual([
      'Démo – Cross de l’étang de Belleroche',
      MEETING_NAME,
      'Démo – Semi-marathon de Port-Lannic',
    ]);
    const home = await server.client.send<HomeAnswer>('GET', makeUrl(calls.home, {}));
    expect(home.live.map(({ name, demo }) => [name, demo])).toEqual([[MEETING_NAME, true]]);
  });

  test('keeps its account readable by the server’s owner alone', () => {
    expect(statSync(join(server.dataDir, 'demo.json')).mode & 0o777).toBe(0o600);
  });

  test('is alive: trials are on, some are over, some are to come', async () => {
    const { oid = '' } = (await listDemoChallenges(await asDemo())).find(({ name }) => name === MEETING_NAME) ?? {};
    const statuses = (await getTrials(oid)).map(({ status }) => status);
    // Of the states between, which ones are met depends on the hour.
    for (const status of [5, 40]) expect(statuses).toContain(status);
    expect(statuses.some((status) => status > 5 && status < 40)).toBe(true);
    const live = await server.client.send<LiveAnswer>('GET', makeUrl(calls.live, { id: oid }));
    expect(live.trackEvents.length + live.fieldEvents.length).toBeGreaterThan(0);
  });

  test('made again, creates nothing', async () => {
    const { token = '' } = await asDemo();
    expect(await createDemo({ baseUrl: server.url, token, now })).toEqual({ created: [] });
  });

  test('is played to the end of its programme through the documented call', async () => {
    const client = await asDemo();
    const meeting = (await listDemoChallenges(client)).find(({ name }) => name === MEETING_NAME);
    const session = findSession(DEMO_TZ, now.getTime());
    const script = createMeeting(session);
    const lines: string[] = [];
    const from = findLineMoment(DEMO_TZ, session, 2, '17:40');
    const { signal } = new AbortController();
    const log = (line: string) => lines.push(line);
    await play({ client, chOID: meeting?.oid ?? '', script, from, speed: 1e9, signal, log });
    const trials = await getTrials(meeting?.oid ?? '');
    expect(trials.filter(({ status }) => status !== 40)).toEqual([]);
    expect(lines.some((line) => line.endsWith('4 × 400 m mixte – Finale : résultats officiels'))).toBe(true);
  }, 60_000);

  longTest('stops at once when it is told to', async () => {
    const client = await asDemo();
    const script = createMeeting(findSession(DEMO_TZ, now.getTime()));
    const [meeting] = await listDemoChallenges(client);
    const stop = new AbortController();
    const played = play({
      client,
      chOID: meeting?.oid ?? '',
      script,
      from: script.trials[0]?.start ?? 0,
      speed: 1,
      signal: stop.signal,
      log: () => undefined,
    });
    stop.abort();
    await expect(played).rejects.toThrow(/abort/i);
  });

  test('is removed whole, and leaves the organisers’ own competitions', async () => {
    expect(await removeDemo(await asDemo())).toBe(3);
    expect(await listDemoChallenges(await asDemo())).toEqual([]);
    const home = await server.client.send<HomeAnswer>('GET', makeUrl(calls.home, {}));
    expect([...home.live, ...home.recent, ...home.upcoming]).toEqual([]);
  });

  test('does not come back at the next start once it was removed', async () => {
    await openFirstDemo(server.ctx, server.config, server.url);
    expect(await listDemoChallenges(await asDemo())).toEqual([]);
  });

  test.each([
    ['comes again with DEMO=1', true, 3],
    ['stays away with DEMO=0', false, 0],
  ])('%s', async (_, demo, count) => {
    await removeDemo(await asDemo());
    await openFirstDemo(server.ctx, { ...server.config, demo }, server.url);
    expect(await listDemoChallenges(await asDemo())).toHaveLength(count);
  });
});

describe('A site with an organiser', () => {
  test('gets no demo that nobody asked for', async () => {
    const own = await startToolsServer();
    try {
      await openFirstDemo(own.ctx, own.config, own.url);
      expect((await own.client.send<HomeAnswer>('GET', makeUrl(calls.home, {}))).live).toEqual([]);
    } finally {
      await own.close();
    }
  });
});
