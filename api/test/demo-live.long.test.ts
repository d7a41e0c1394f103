import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, findLocalDay } from 'shared-domain';
import { type Challenge, calls, type MyChallengesAnswer, makeUrl, type UploadAnswer } from 'shared-domain/contract';
import type { Client } from '../tools/client.ts';
import { createDemo } from '../tools/demo/create-demo.ts';
import { type ListenerLog, preciseNow } from '../tools/demo/listener-log.ts';
import { type Listeners, openListeners } from '../tools/demo/listeners.ts';
import { createMeeting, DEMO_TZ, MEETING_NAME } from '../tools/demo/meeting.ts';
import { play } from '../tools/demo/play.ts';
import { findLineMoment, type Session } from '../tools/demo/session.ts';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { allowForProcesses } from './process-limit.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { until } from './until.ts';

const LONG = process.env.FOULEE_LONG === '1';
/** The whole second day at 100 × speed; in short, its last half hour, faster. */
const {
  listeners: LISTENERS,
  speed: SPEED,
  from: FROM,
} = LONG ? { listeners: 2000, speed: 100, from: '09:00' } : { listeners: 200, speed: 600, from: '17:15' };
/** The short run asks only that nothing is lost: other suites run beside it, and a time would measure the machine. */
const LIMIT_MS = LONG ? 500 : 20_000;

/** What was written, the newest revision that it made, and when it was sent. */
interface Written {
  readonly revision: number;
  readonly sent: number;
}

allowForProcesses(LONG ? 20 : 0);

let dataDir: string;
let database: TestDatabase;
let server: SpawnedServer;
let listeners: Listeners | undefined;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-demo-live-'));
  database = await newTestDatabase();
  server = await spawnServer({ DATA_DIR: dataDir, ...database.env });
});
afterAll(async () => {
  listeners?.close();
  await server.end('SIGKILL');
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The same client, that notes each upload that changed something. */
function recordWrites(client: Client, first: number): { client: Client; written: Written[] } {
  const written: Written[] = [];
  let revision = first;
  const send: Client['send'] = async <T>(...call: Parameters<Client['send']>): Promise<T> => {
    const sent = preciseNow();
    const answer = await client.send<T>(...call);
    const { created = 0, updated = 0 } = answer as Partial<UploadAnswer>;
    if (created + updated > 0) {
      revision += 1;
      written.push({ revision, sent });
    }
    return answer;
  };
  return { client: { ...client, send }, written };
}

/** ms from sending a change to each listener having it, all changes of one listener. */
function getDelays({ revisions, at }: ListenerLog, written: readonly Written[]): number[] {
  let frame = 0;
  return written.map(({ revision, sent }) => {
    while (frame < revisions.length && (revisions[frame] ?? 0) < revision) frame += 1;
    return (at[frame] ?? Number.POSITIVE_INFINITY) - sent;
  });
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

describe(`The demo played at ${SPEED} × speed before ${LISTENERS} open pages`, () => {
  test(`loses nothing: each page is told of every change, 99 in 100 within ${LIMIT_MS} ms of its sending`, async () => {
    const { client, url } = server;
    await createDemo({ baseUrl: url, token: client.token ?? '', now: new Date() });
    const { challenges } = await client.send<MyChallengesAnswer>('GET', makeUrl(calls.myChallenges, {}));
    const { oid: chOID, date: firstDay, metadata } = challenges.find(({ name }) => name === MEETING_NAME) as Challenge;
    const session: Session = { firstDay, opening: String(metadata.opening) };
    const script = createMeeting(session);
    const from = findLineMoment(DEMO_TZ, session, 2, FROM);
    expect([0, 1]).toContain([firstDay, addDays(firstDay, 1)].indexOf(findLocalDay(new Date(), DEMO_TZ)));
    const program = join(__dirname, '..', 'tools', 'demo', 'listeners-child.ts');
    listeners = await openListeners(program, url + makeUrl(calls.liveEvents, { id: chOID }), LISTENERS);
    const { revision } = await client.send<Challenge>('GET', makeUrl(calls.challenge, { id: chOID }));
    const noted = recordWrites(client, revision);
    const { signal } = new AbortController();
    await play({ client: noted.client, chOID, script, from, speed: SPEED, signal, log: () => undefined });

    const last = (await client.send<Challenge>('GET', makeUrl(calls.challenge, { id: chOID }))).revision;
    expect(noted.written.at(-1)?.revision).toBe(last);
    const pages = listeners;
    await until(async () => (await pages.readLogs()).every(({ revisions }) => revisions.at(-1) === last));
    const heard = await pages.readLogs();
    expect(heard).toHaveLength(LISTENERS);
    // Frames carry all that changed since the one before: the same frames, in order, to the end.
    const [one] = heard;
    expect(one?.revisions.at(-1)).toBe(last);
    expect(one?.revisions).toEqual(one?.revisions.toSorted((a, b) => a - b));
    const others = heard.filter(({ revisions }) => String(revisions) !== String(one?.revisions));
    expect(others).toHaveLength(0);
    expect(heard.filter(({ resets, closed }) => resets > 0 || closed)).toHaveLength(0);
    // The first upload brings the whole meeting to its moment: it is no event.
    const events = noted.written.slice(1);
    const delays = heard.flatMap((each) => getDelays(each, events)).sort((a, b) => a - b);
    const figures = [0.5, 0.99, 1].map((share) => Math.round(percentile(delays, share)));
    if (LONG) console.log(`${events.length} changes, ${one?.revisions.length} frames; ms p50, p99, last: ${figures}`);
    expect(percentile(delays, 0.99)).toBeLessThan(LIMIT_MS);
  });
});
