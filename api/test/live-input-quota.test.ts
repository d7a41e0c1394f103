import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { MAX_FACTS_PER_HOUR, MAX_NEW_DEVICES_PER_HOUR } from '../src/http/access/official-quota.ts';
import { aDevice, aMeeting, HIGH } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

const FACTS_OF_POST = 500;
const HEIGHTS = { kind: 'heights', heights: [1500] };

let server: RunningServer;
let now = new Date('2026-06-13T14:30:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

test('a code writes as many facts in an hour as a stadium does, not as many as a disk holds; refused ones are taken later', async () => {
  const chOID = await aMeeting(server, 2);
  const judge = await aDevice(server, chOID, 'judge');
  const [fact] = judge.facts(HIGH, HEIGHTS);
  // Facts that are refused or repeated are no less work.
  const post = Array.from({ length: FACTS_OF_POST }, () => fact ?? { kind: '' });
  for (let sent = 0; sent < MAX_FACTS_PER_HOUR; sent += FACTS_OF_POST)
    expect((await judge.send(post)).status).toBe(200);
  const [last] = judge.facts(HIGH, { kind: 'attempt', bib: '1', r: 'o' });
  const refused = await judge.send([last ?? { kind: '' }]);
  expect([refused.status, refused.body.errors?.[0]?.id]).toEqual([429, 'too many requests']);
  const gauge = await aDevice(server, chOID, 'wind');
  expect((await gauge.sendNew(HIGH, { kind: 'wind', bib: '1', n: 1, w: 0.4 })).status).toBe(200);
  now = new Date(now.getTime() + 3_600_000);
  expect((await judge.send([last ?? { kind: '' }])).body).toMatchObject({ accepted: [last?.id] });
}, 60_000);

test('a code names a hundred new devices in an hour; those that are known go on', async () => {
  const chOID = await aMeeting(server, 2);
  const judge = await aDevice(server, chOID, 'judge');
  const beat = (device: string) =>
    server.call<ErrorEnvelope>('PUT', `/api/live-input/${chOID}/device`, {
      token: '',
      headers: { 'x-access-code': judge.code },
      body: { device, unsent: 0 },
    });
  for (let n = 1; n <= MAX_NEW_DEVICES_PER_HOUR; n += 1) expect((await beat(`phone ${n}`)).status).toBe(200);
  const refused = await beat('one more');
  expect([refused.status, refused.body.errors[0]?.id]).toEqual([429, 'too many requests']);
  expect((await judge.sendNewAs('one more', HIGH, HEIGHTS)).status).toBe(429);
  expect((await beat('phone 7')).status).toBe(200);
  expect((await judge.sendNewAs('phone 7', HIGH, HEIGHTS)).status).toBe(200);
  expect(Object.keys((await judge.read()).have)).toHaveLength(MAX_NEW_DEVICES_PER_HOUR);
});
