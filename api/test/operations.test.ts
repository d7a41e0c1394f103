import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { healthAnswer } from 'shared-domain/contract/schemas';
import { LATEST_MIGRATION } from '../src/store/migrations/index.ts';
import { describeOnSqlite } from './declare-where.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What proxies write of whom they speak for. */
const FORWARDING = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
];

async function metrics(headers: Record<string, string> = {}): Promise<Map<string, number>> {
  const answer = await fetch(`${server.url}/metrics`, { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe('The health call', () => {
  test('says that the database answers, and the revision of its tables', async () => {
    const { status, body } = await server.get('/api/health');
    expect(status).toBe(200);
    expect(healthAnswer.parse(body)).toMatchObject({ schema: LATEST_MIGRATION, database: server.ctx.store.engine });
  });

  test('is 503 when the database does not answer, and says so', async () => {
    const other = await startServer();
    await other.ctx.store.db.destroy();
    const { status, body } = await other.get('/api/health');
    expect({ status, body }).toEqual({
      status: 503,
      body: { errors: [{ id: 'unavailable', detail: 'the database does not answer' }] },
    });
    await other.close().catch(() => undefined);
  });
});

describeOnSqlite('A database that may only be read since', () => {
  test('16. refuses writes in a sentence, goes on with reads, and is in the health call and the log until it is over', async () => {
    const lines: string[] = [];
    const other = await startServer({ log: (line) => lines.push(line) });
    const { oid } = await other.createChallenge();
    const allowWrites = (isAllowed: boolean) =>
      sql`pragma query_only = ${sql.lit(isAllowed ? 0 : 1)}`.execute(other.ctx.store.db);
    await allowWrites(false);
    const { status, body } = await other.upload<ErrorEnvelope>(oid, aFinal());
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        errors: [
          {
            id: 'database read only',
            detail: 'the database may only be read at present; nothing was stored, tell whoever runs this server',
          },
        ],
      },
    });
    expect((await other.get(`/api/challenge/${oid}`)).status).toBe(200);
    expect(healthAnswer.parse((await other.get('/api/health')).body)).toMatchObject({
      status: 'degraded',
      faults: [
        { id: 'database read only', detail: expect.stringMatching(/^the database may only be read at present/) },
      ],
    });
    expect(lines.filter((line) => line.includes('database read only : la base ne peut être que lue'))).not.toEqual([]);
    await allowWrites(true);
    expect((await other.upload(oid, aFinal())).status).toBe(200);
    expect(healthAnswer.parse((await other.get('/api/health')).body)).toMatchObject({ status: 'ok', faults: [] });
    await other.close();
  });
});

describe('The metrics', () => {
  test('say what the health call says, and the Unix time (s) of the newest backup: 0 where there is none', async () => {
    const before = await metrics();
    expect([before.get('foulee_healthy'), before.get('foulee_fault{id="disk full"}')]).toEqual([1, 0]);
    expect(before.get('foulee_last_backup_seconds')).toBe(0);
    const backups = join(server.ctx.config.dataDir, 'backups');
    mkdirSync(backups);
    const backup = join(backups, 'foulee-2026-11-22T03-40-00.sqlite');
    writeFileSync(backup, '');
    const written = 1_795_318_800;
    utimesSync(backup, written, written);
    expect((await metrics()).get('foulee_last_backup_seconds')).toBe(written);
  });

  test('17. have all that the alerts of deploy/prometheus ask for', async () => {
    const rules = readFileSync(join(__dirname, '..', '..', 'deploy', 'prometheus', 'foulee.rules.yml'), 'utf8');
    const asked = rules.match(/\b(?:foulee|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(6);
    const names = [...(await metrics()).keys()].map((name) => name.replace(/\{.*$/s, ''));
    expect(names).toEqual(expect.arrayContaining(asked));
  });

  test('are this machine’s alone without METRICS_TOKEN: a call that a proxy passes on is another’s', async () => {
    for (const name of FORWARDING) {
      const { status } = await fetch(`${server.url}/metrics`, { headers: { [name]: '127.0.0.1' } });
      expect([name, status]).toEqual([name, 404]);
    }
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  });

  test.each(['1', 'loopback'])(
    'are not opened by a header that names this machine, with TRUST_PROXY=%s',
    async (trust) => {
      const trusting = await startServer({ env: { TRUST_PROXY: trust } });
      for (const address of ['::1', '127.0.0.1', '[::1]:80', 'localhost']) {
        const headers = { 'x-forwarded-for': address };
        expect((await fetch(`${trusting.url}/metrics`, { headers })).status).toBe(404);
      }
      await trusting.close();
    },
  );

  test('count calls by route and status, and how long they took', async () => {
    await server.get('/api/regions');
    await server.get('/api/challenge/none');
    await server.get('/api/nothing');
    const counted = await metrics();
    const requests = (route: string, status: number) =>
      counted.get(`foulee_requests_total{method="GET",route="${route}",status="${status}"}`);
    expect(requests('/api/regions', 200)).toBe(1);
    expect(requests('/api/challenge/:id', 404)).toBe(1);
    expect(requests('none', 404)).toBe(1);
    expect(counted.get('foulee_request_seconds_count{route="/api/regions"}')).toBe(1);
  });

  test('count what memory answers before the router, and what the database had to', async () => {
    const { oid } = await server.createChallenge();
    await server.upload(oid, aFinal());
    const path = `/api/rounds/${oid}`;
    const before = await metrics();
    const { headers } = await server.get(path);
    await server.get(path);
    await server.get(path, { 'if-none-match': headers.get('etag') ?? '' }).catch(() => undefined);
    const after = await metrics();
    const grew = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect([
      grew('foulee_cache_misses_total'),
      grew('foulee_prepared_answers_total'),
      grew('foulee_prepared_not_modified_total'),
      grew('foulee_cache_hits_total'),
    ]).toEqual([1, 2, 1, 2]);
    expect(after.get('foulee_cache_bytes')).toBeGreaterThan(100);
  });

  test('count open streams and the events sent to them', async () => {
    const { oid } = await server.createChallenge();
    const streams = await Promise.all([1, 2, 3].map(() => fetch(`${server.url}/api/live/${oid}/events`)));
    const before = await metrics();
    expect(before.get('foulee_streams')).toBe(3);
    await server.upload(oid, aFinal());
    const readers = streams.map(({ body }) => body?.getReader());
    for (const reader of readers) {
      for (let text = ''; !text.includes('event: change'); ) text += Buffer.from((await reader?.read())?.value ?? []);
    }
    const after = await metrics();
    expect((after.get('foulee_events_total') ?? 0) - (before.get('foulee_events_total') ?? 0)).toBe(3);
    for (const reader of readers) await reader?.cancel();
  });

  test('show the event loop’s lag and the process’s memory', async () => {
    const counted = await metrics();
    expect(counted.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(counted.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  });

  test('ask for the operator’s token where there is one', async () => {
    const guarded = await startServer({ env: { METRICS_TOKEN: 'a token of the operator' } });
    const read = async (headers?: Record<string, string>) =>
      (await fetch(`${guarded.url}/metrics`, headers === undefined ? {} : { headers })).status;
    expect(await read()).toBe(401);
    expect(await read({ authorization: 'Bearer another' })).toBe(401);
    expect(await read({ authorization: 'Bearer a token of the operator' })).toBe(200);
    await guarded.close();
  });
});
