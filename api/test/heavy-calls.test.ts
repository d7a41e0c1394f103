import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { calls } from 'shared-domain/contract';
import { limitHeavyCalls } from '../src/app/heavy-calls.ts';
import type { App } from '../src/routes/route-context.ts';
import { until } from './until.ts';

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

test('5. Of forty exports that one address asks for at once one is made after the other, twenty wait, the rest are told when to come again; another address is served', async () => {
  const app = fastify({ trustProxy: true });
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  limitHeavyCalls(app as unknown as App);
  app.get(calls.resultsCsv.path, async ({ ip }) => {
    if (ip === '192.0.2.1') await gate;
    return '';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const askFor = (from: string) =>
    fetch(`http://127.0.0.1:${port}${calls.resultsCsv.path}`, { headers: { 'x-forwarded-for': from } });
  const refused: string[] = [];
  const crowd = Array.from({ length: 40 }, async () => {
    const answer = await askFor('192.0.2.1');
    if (answer.status !== 200) refused.push(await answer.text());
    return answer.status;
  });
  await until(() => refused.length === 19);
  expect((await askFor('192.0.2.2')).status).toBe(200);
  open();
  const statuses = await Promise.all(crowd);
  expect(statuses.filter((status) => status === 200)).toHaveLength(21);
  expect(refused[0]).toContain('this address waits for many long answers already; ask again when they have come');
  expect((await askFor('192.0.2.1')).status).toBe(200);
  await app.close();
});
