import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeAthleteId } from 'shared-domain';
import { type Challenge, calls, makeUrl, type OrgsAnswer } from 'shared-domain/contract';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/base/config.ts';
import { ensureOwner } from '../../src/services/accounts/first-organiser.ts';
import { openStore } from '../../src/store/open-store.ts';
import { type Client, signIn } from '../../tools/client.ts';
import { newTestDatabase } from '../database/test-database.ts';
import { openPushService, type PushService } from '../push-service.ts';
import { aChallengeBody, OWNER } from '../running-server.ts';
import { until } from '../until.ts';
import { aFinal, anUploadTrial, FINAL } from '../uploads.ts';

const SERVERS = 3;
const closing: (() => Promise<unknown>)[] = [];
let service: PushService;
let client: Client;
let urls: string[];
/** Messages that any of the servers has put in the queue and not yet sent. */
let countQueued: () => Promise<number>;
/** Follows of which no server has noted what stands. */
let countNew: () => Promise<number>;

beforeAll(async () => {
  service = await openPushService();
  closing.push(() => service.close());
  const database = await newTestDatabase();
  closing.push(() => database.drop());
  const dataDir = mkdtempSync(join(tmpdir(), 'foulee-push-'));
  closing.push(async () => rmSync(dataDir, { recursive: true }));
  const env = { DATA_DIR: dataDir, ...database.env, PUSH_PRIVATE: '1' };
  const config = readConfig(env, { version: '0.0.0', build: 'test' });
  urls = [];
  for (let n = 0; n < SERVERS; n += 1) {
    const store = await openStore(config);
    const pushTimes = { interval: 5, startsInterval: 60_000, gather: 0, timeout: 5000 };
    const built = await buildApp(config, store, { logLevel: 'silent', pushTimes });
    closing.push(async () => {
      await built.close();
      await store.close();
    });
    if (n === 0) await ensureOwner(built.ctx, { ...OWNER, organisation: 'Club' });
    await built.app.listen({ host: '127.0.0.1', port: 0 });
    urls.push(`http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`);
    countNew = async () =>
      (await store.db.selectFrom('push_follow').select('athlete').where('is_new', '=', 1).execute()).length;
    countQueued = async () => (await store.db.selectFrom('push_message').select('trial').execute()).length;
  }
  client = await signIn(urls[0] ?? '', OWNER.email, OWNER.password);
});
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('Of several servers one tells each follower, once', async () => {
  const keys = await Promise.all(urls.map(async (url) => (await fetch(`${url}/api/push/key`)).text()));
  expect(new Set(keys).size).toBe(1);
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  // Whatever the hour is, a competition that goes on is told of.
  const { oid: chOID } = await client.send<Challenge>('POST', makeUrl(calls.createChallenge, {}), {
    ...aChallengeBody(orgs[0]?.oid ?? ''),
    date: new Date().toISOString().slice(0, 10),
  });
  const upload = (body: object) => client.send('POST', makeUrl(calls.uploadTrials, { chOID }), { chOID, ...body });
  const { startlists, resultlists } = aFinal();
  const trial = (status: number) => [anUploadTrial(FINAL, { status: status as 25, date: new Date().toISOString() })];
  await upload({ trialsData: trial(5), startlists });
  const followers = 25;
  const athlete = makeAthleteId({ last: 'MARTIN', first: 'Léo', third: 'AC Rennes' }) ?? '';
  for (let n = 0; n < followers; n += 1) {
    const answer = await fetch(`${urls[n % SERVERS]}/api/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...service.subscribe(`b${n}`),
        language: 'fr',
        follows: [{ chOID, athletes: [athlete] }],
      }),
    });
    expect(answer.status).toBe(200);
  }
  await until(async () => (await countNew()) === 0);
  await upload({ trialsData: trial(15), resultlists });
  await until(() => service.received.length >= followers);
  await until(async () => (await countQueued()) === 0);
  expect(service.requests()).toBe(followers);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(followers);
  expect(service.faults).toEqual([]);
});
