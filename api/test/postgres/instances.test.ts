import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import {
  type Challenge,
  type ChallengesAnswer,
  calls,
  makeUrl,
  type OrgsAnswer,
  type ResultsAnswer,
} from 'shared-domain/contract';
import { newTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { closeReaders, type EventReader, readEvents } from '../event-reader.ts';
import { allowForProcesses } from '../process-limit.ts';
import { aChallengeBody } from '../running-server.ts';
import { type SpawnedServer, spawnServer } from '../spawned-server.ts';
import { until } from '../until.ts';
import { anUploadTrial, ms } from '../uploads.ts';

const LONG = process.env.FOULEE_LONG === '1';
/** ms, of a thousand writes on a machine that does nothing else; of a few dozen on a busy one, that none waits for the next pulse (10 s). */
const [P50_LIMIT, P99_LIMIT] = LONG ? [100, 100] : [1000, 5000];

allowForProcesses();

let dataDir: string;
let database: TestDatabase;
let one: SpawnedServer;
let other: SpawnedServer;
let env: Record<string, string>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-instances-'));
  database = await newTestDatabase({ isEmpty: true });
  env = { DATA_DIR: dataDir, ...database.env };
  [one, other] = await Promise.all([spawnServer(env), spawnServer(env)]);
});
afterEach(closeReaders);
afterAll(async () => {
  await Promise.all([one.end(), other.end()]);
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const heat = (n: number) => `000100-0-55-h${n}`;

async function createChallenge({ client }: SpawnedServer, heats: number, facts: object = {}): Promise<Challenge> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const body = { ...aChallengeBody(orgs[0]?.oid ?? ''), ...facts };
  const challenge = await client.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), body);
  const trialsData = Array.from({ length: heats }, (_, i) => anUploadTrial(heat(i + 1)));
  await upload({ client }, challenge.oid, { trialsData });
  return challenge;
}

const upload = ({ client }: Pick<SpawnedServer, 'client'>, chOID: string, body: object): Promise<unknown> =>
  client.send('POST', makeUrl(calls.uploadTrials, { chOID }), { chOID, ...body });

const publish = (server: SpawnedServer, chOID: string, n: number, v: number): Promise<unknown> =>
  upload(server, chOID, { resultlists: { [heat(n)]: [{ bib: '1', last: 'A', category: 55, prf: ms(v) }] } });

describe('A write to one instance', () => {
  test('reaches a stream on the other at once, none lost', async () => {
    const writes = LONG ? 1000 : 40;
    const challenges = await Promise.all(Array.from({ length: 20 }, () => createChallenge(one, 1)));
    const arrived = new Map<string, number>();
    const note = (chOID: string, v: number | undefined) => {
      if (v !== undefined) arrived.set(`${chOID} ${v}`, performance.now());
    };
    await Promise.all(
      challenges.map(({ oid }) =>
        readEvents({
          servers: [other.url],
          chOID: oid,
          onChange: ({ results }) => note(oid, results[0]?.rows[0]?.prf.v),
        }),
      ),
    );
    const sent = new Map<string, number>();
    for (let i = 0; i < writes; i += 1) {
      const { oid } = challenges[i % challenges.length] as Challenge;
      const began = performance.now();
      sent.set(`${oid} ${10_000 + i}`, began);
      await publish(one, oid, 1, 10_000 + i);
      // Frames of one challenge are half a second apart at least: what is measured is the way, not that wait.
      await sleep(Math.max(0, 600 / challenges.length - (performance.now() - began)));
    }
    await until(() => arrived.size === sent.size).catch(() => undefined);
    const took = [...sent]
      .map(([key, began]) => (arrived.get(key) ?? Number.POSITIVE_INFINITY) - began)
      .sort((a, b) => a - b);
    const at = (share: number) => took[Math.ceil(took.length * share) - 1] as number;
    if (LONG)
      console.log(
        `${writes} writes: p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, max ${at(1).toFixed(1)} ms`,
      );
    expect(arrived.size).toBe(writes);
    expect(at(0.5)).toBeLessThan(P50_LIMIT);
    expect(at(0.99)).toBeLessThan(P99_LIMIT);
  });

  test('is in every answer of the other: lists over all challenges, the challenge, its removal', async () => {
    const read = async (path: string) => (await fetch(other.url + path)).text();
    const before = await read('/api/info');
    const { oid } = await createChallenge(one, 1);
    await until(async () => (await read('/api/challenges?from=1900-01-01')).includes(oid));
    await until(async () => (await read('/api/info')) !== before);
    await publish(one, oid, 1, 10_777);
    await until(async () => (await read(`/api/live/${oid}`)).includes('10777'));
    await one.client.send('DELETE', makeUrl(calls.deleteChallenge, {}, { chOID: oid }));
    await until(async () => (await fetch(`${other.url}/api/challenge/${oid}`)).status === 404);
    await until(async () => {
      const { challenges } = JSON.parse(await read('/api/challenges?from=1900-01-01')) as ChallengesAnswer;
      return challenges.every((challenge) => challenge.oid !== oid);
    });
  });

  test('is not missed by an instance whose ear was cut off meanwhile', async () => {
    const { oid } = await createChallenge(one, 1);
    const marks: (number | undefined)[] = [];
    const onChange = ({ results }: { results: readonly { rows: readonly { prf: { v?: number | undefined } }[] }[] }) =>
      marks.push(results[0]?.rows[0]?.prf.v);
    await readEvents({ servers: [other.url], chOID: oid, onChange });
    const client = new pg.Client(env.DATABASE_URL);
    await client.connect();
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foulee-ear' and datname = current_database()`,
    );
    await publish(one, oid, 1, 10_888);
    await client.end();
    expect(rowCount).toBe(2);
    await until(() => marks.includes(10_888));
    expect((await (await fetch(`${other.url}/api/live/${oid}`)).text()).includes('10888')).toBe(true);
  });
});

describe('An athlete hidden through one instance', () => {
  test('is named by the other no more: in no answer, nor in what it remembers of its streams', async () => {
    // A region of its own: the home page lists the newest of all the others' tests.
    const { oid } = await createChallenge(one, 1, { region: 'Corse' });
    const home = '/api/home?insee=94';
    const seen: string[] = [];
    const reader = await readEvents({
      servers: [other.url],
      chOID: oid,
      onChange: (event) => seen.push(JSON.stringify(event)),
    });
    const row = { bib: '1', last: 'CACHÉE', first: 'Zoé', category: 55, prf: ms(10_999) };
    await upload(one, oid, { resultlists: { [heat(1)]: [row] } });
    await until(() => seen.join().includes('CACHÉE'));
    const read = async (path: string) => (await fetch(other.url + path)).text();
    await until(async () => (await read(home)).includes('CACHÉE'));
    const body = { last: 'Cachee', first: 'Zoe', hidden: true };
    await one.client.send('PUT', makeUrl(calls.hideAthlete, { chOID: oid }), body);
    await until(() => seen.at(-1)?.includes('Anonyme') === true);
    for (const path of [home, `/api/live/${oid}`, `/api/igcs/${oid}`])
      expect([path, (await read(path)).includes('CACHÉE')]).toEqual([path, false]);
    reader.close();
    const resumed = await fetch(`${other.url}/api/live/${oid}/events`, { headers: { 'last-event-id': '1' } });
    const chunks = resumed.body?.getReader();
    let text = '';
    while (!text.includes('event: ready')) text += new TextDecoder().decode((await chunks?.read())?.value);
    await chunks?.cancel();
    expect(text).toContain('Anonyme');
    expect(text).not.toContain('CACHÉE');
  });
});

describe('An instance killed under load', () => {
  test('loses nothing that it acknowledged, and its readers resume on the other with no event missed', async () => {
    const heats = LONG ? 400 : 40;
    const doomed = await spawnServer(env);
    const { oid } = await createChallenge(one, heats);
    const readers: { reader: EventReader; seen: Map<string, number | undefined> }[] = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const seen = new Map<string, number | undefined>();
        const reader = await readEvents({
          servers: [doomed.url, one.url],
          chOID: oid,
          onChange: ({ results }) => {
            for (const { uid, rows } of results) seen.set(uid, rows[0]?.prf.v);
          },
        });
        return { reader, seen };
      }),
    );
    const written = new Map<string, number>();
    for (let n = 1; n <= heats; n += 1) {
      if (n === Math.floor(heats / 2)) setTimeout(() => doomed.child.kill('SIGKILL'), 3);
      const through = n % 2 === 0 && doomed.child.exitCode === null && doomed.child.signalCode === null ? doomed : one;
      const acknowledged = await publish(through, oid, n, 11_000 + n).then(
        () => true,
        () => false,
      );
      if (acknowledged) written.set(heat(n), 11_000 + n);
      await sleep(20);
    }
    await until(() => readers.every(({ seen }) => [...written].every(([uid, v]) => seen.get(uid) === v))).catch(
      () => undefined,
    );
    // A dead instance is noticed a write or two after its end, more where the machine is busy.
    expect(written.size).toBeGreaterThanOrEqual(heats * 0.9);
    for (const { reader, seen } of readers) {
      expect([...written].filter(([uid, v]) => seen.get(uid) !== v)).toEqual([]);
      expect({ resets: reader.resets, cameBack: reader.reconnections > 0 }).toEqual({ resets: 0, cameBack: true });
    }
    const trials = await trialOIDs(oid);
    const answer = await fetch(one.url + makeUrl(calls.results, {}, { chOID: oid, trialOIDs: trials.slice(0, 200) }));
    const stored = new Map(
      ((await answer.json()) as ResultsAnswer).results.map(({ uid, rows }) => [uid, rows[0]?.prf.v]),
    );
    for (const [uid, v] of [...written].slice(0, 100)) expect([uid, stored.get(uid)]).toEqual([uid, v]);
  });

  async function trialOIDs(chOID: string): Promise<string[]> {
    const answer = await fetch(one.url + makeUrl(calls.rounds, { chOID }));
    const { rounds } = (await answer.json()) as { rounds: { heats: { oid: string }[] }[] };
    return rounds.flatMap((round) => round.heats.map((trial) => trial.oid));
  }
});
