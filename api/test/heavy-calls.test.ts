import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { calls } from 'shared-domain/contract';
import { limitHeavyCalls } from '../src/app/heavy-calls.ts';
import type { App } from '../src/routes/route-context.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let path: string;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } });
  const { oid } = await server.createChallenge();
  await server.upload(oid, {
    trialsData: [anUploadTrial(FINAL)],
    resultlists: {
      [FINAL]: Array.from({ length: 2000 }, (_, i) => ({ bib: `${i}`, last: `N${i}`, prf: ms(20_000 + i) })),
    },
  });
  path = `/api/lesecretariat/csv/${oid}?list=results`;
});
afterAll(() => server.close());

const getHeaders = (from: string) => ({ 'x-forwarded-for': from, 'x-access-token': server.token ?? '' });
const ask = async (from: string): Promise<Response> => {
  const answer = await fetch(server.url + path, { headers: getHeaders(from) });
  await answer.arrayBuffer();
  return answer;
};

test('5. One long answer at a time is made for an address, two in all', async () => {
  const app = fastify({ trustProxy: true });
  const running: Record<string, number> = {};
  let most = 0;
  limitHeavyCalls(app as unknown as App);
  app.get(calls.resultsCsv.path, async ({ ip }) => {
    running[ip] = (running[ip] ?? 0) + 1;
    expect(running[ip]).toBe(1);
    most = Math.max(
      most,
      Object.values(running).reduce((sum, count) => sum + count, 0),
    );
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    running[ip] -= 1;
    return '';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const addresses = ['192.0.2.1', '192.0.2.2', '198.51.100.3'].flatMap((one) => [one, one, one, one]);
  const answers = await Promise.all(
    addresses.map((from) =>
      fetch(`http://127.0.0.1:${port}${calls.resultsCsv.path.replaceAll(/:\w+/g, 'x')}`, {
        headers: { 'x-forwarded-for': from },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  expect(most).toBe(2);
  await app.close();
});

describe('Forty exports from one address at the same moment', () => {
  test('are made one after another, twenty wait, the rest are told when to come again; another address is served', async () => {
    const crowd = Array.from({ length: 40 }, () => ask('192.0.2.1'));
    const other = ask('192.0.2.2');
    expect((await other).status).toBe(200);
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40 - refused.length);
    expect((await ask('192.0.2.1')).status).toBe(200);
    // Twenty-one exports one after another: a second each where the machine is busy.
  }, 60_000);

  test('of whom those who leave while they wait keep nobody from their turn', async () => {
    const leaving = new AbortController();
    const gone = Array.from({ length: 15 }, () =>
      fetch(server.url + path, { signal: leaving.signal, headers: getHeaders('192.0.2.3') }).catch(() => undefined),
    );
    await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    await Promise.all(gone);
    expect((await ask('192.0.2.3')).status).toBe(200);
  });
});
