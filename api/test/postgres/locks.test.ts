import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { calls, type ErrorEnvelope, makeUrl, type OrgsAnswer } from 'shared-domain/contract';
import { openStore } from '../../src/store/open-store.ts';
import { newTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type OpenedServer, openServer } from '../opened-server.ts';
import { allowForProcesses } from '../process-limit.ts';
import { aChallengeBody } from '../running-server.ts';
import { spawnServer } from '../spawned-server.ts';

allowForProcesses();

let dataDir: string;
let database: TestDatabase;
let holder: pg.Client;
let server: OpenedServer | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-locks-'));
  database = await newTestDatabase();
  holder = new pg.Client(database.env.DATABASE_URL);
  await holder.connect();
});
afterEach(async () => {
  await holder.end();
  await server?.end();
  server = undefined;
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** The database's address with an operator's own patience, ms: the tests have little. */
function impatient(setting: 'lock_timeout' | 'statement_timeout'): string {
  const url = new URL(database.env.DATABASE_URL ?? '');
  url.searchParams.set(setting, '300');
  return url.href;
}

async function createChallenge({ url, client }: OpenedServer): Promise<Response> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  return fetch(url + makeUrl(calls.createChallenge, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': client.token ?? '' },
    body: JSON.stringify(aChallengeBody(orgs[0]?.oid ?? '')),
  });
}

describe('A lock of PostgreSQL that never ends', () => {
  test('is answered 503 with a sentence and when to come back, and the same call works once it is gone', async () => {
    server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: impatient('lock_timeout') });
    await holder.query('begin; lock table challenge in exclusive mode');
    const refused = await createChallenge(server);
    const { errors } = (await refused.json()) as ErrorEnvelope;
    expect([refused.status, refused.headers.get('retry-after'), errors]).toEqual([
      503,
      '5',
      [{ id: 'unavailable', detail: expect.stringMatching(/^another transaction holds what this call needs/) }],
    ]);
    expect((await fetch(`${server.url}/api/challenges`)).status).toBe(200);
    await holder.query('rollback');
    expect((await createChallenge(server)).status).toBe(200);
  });

  test('does not keep a statement of ours at work for ever either', async () => {
    server = await openServer({ DATA_DIR: dataDir, DATABASE_URL: impatient('statement_timeout') });
    await holder.query('begin; lock table challenge in exclusive mode');
    const refused = await createChallenge(server);
    const { errors } = (await refused.json()) as ErrorEnvelope;
    expect([refused.status, errors[0]?.detail]).toEqual([503, expect.stringMatching(/^the database took too long/)]);
  });

  test('is waited for five seconds and a statement thirty, unless the address says otherwise', async () => {
    const store = await openStore({ dataDir, databaseUrl: database.env.DATABASE_URL });
    const { lock, statement } = await store.db
      .selectNoFrom([
        sql<string>`current_setting('lock_timeout')`.as('lock'),
        sql<string>`current_setting('statement_timeout')`.as('statement'),
      ])
      .executeTakeFirstOrThrow();
    await store.close();
    expect([lock, statement]).toEqual(['5s', '30s']);
  });
});

describe('A PostgreSQL database that a newer version made', () => {
  test('is refused by the name of what is not known here', async () => {
    const place = { dataDir, databaseUrl: database.env.DATABASE_URL };
    await (await openStore(place)).close();
    await holder.query("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')");
    await expect(openStore(place)).rejects.toThrow(
      /^La base vient d’une version plus récente de Foulée \(« 999-later »/,
    );
  });
});
