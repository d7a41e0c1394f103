import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { WireError } from 'shared-domain/contract';
import { sendCopy } from '../src/services/site/uplink/send-copy.ts';
import type { UplinkAnswer } from '../src/services/site/uplink/uplink-client.ts';
import { openSiteServers, type SiteServers } from './site-servers.ts';
import { until } from './until.ts';
import { FINAL } from './uploads.ts';

let servers: SiteServers;
beforeAll(async () => {
  servers = await openSiteServers();
});
afterAll(() => servers.close());

const PART = {
  bytes: 100,
  trials: [{ uid: FINAL, name: '100 m' }],
  body: { trialsData: [], startlists: {}, resultlists: {}, remarks: {}, live: {} },
};

/** How one trial is set apart that the public server refuses with this error. */
async function refuse(status: number, ...errors: readonly unknown[]) {
  const answer: UplinkAnswer = { status, body: { errors }, errors: errors as readonly WireError[] };
  const client = { call: async () => answer, stop: () => undefined };
  const { refused } = await sendCopy(client, { remote: 'x', site: 'y' }, [PART]);
  return [...refused.values()];
}

test.each([
  [
    'a reason that only a later release knows',
    () =>
      refuse(409, { id: 'conflict', detail: 'the trial is paused', reason: 'paused', path: '$.trialsData[0].status' }),
    { id: 'conflict', detail: 'the trial is paused', path: '$.trialsData[0].status' },
  ],
  [
    'an error of what stands before it',
    () => refuse(400, { message: 'blocked' }),
    { id: expect.any(String), detail: 'HTTP 400' },
  ],
  ['no error at all', () => refuse(413), { id: 'too large', detail: 'HTTP 413' }],
  [
    'an error with values of other kinds',
    () => refuse(400, { id: 7, detail: ['x'], path: null }),
    { id: expect.any(String), detail: 'HTTP 400' },
  ],
  [
    'a reason that both know',
    () => refuse(409, { id: 'conflict', detail: 'held', reason: 'held' }),
    { id: 'conflict', detail: 'held', reason: 'held' },
  ],
] as const)('a trial is set apart with what this release knows of %s', async (_, readRefused, known) => {
  expect(await readRefused()).toEqual([{ uid: FINAL, name: '100 m', ...known }]);
});

test('the page of the stadium answers with what an earlier release stored of such answers', async () => {
  const { stadium, readLink } = servers;
  await until(async () => (await readLink()).pending === 0);
  const stored = [
    { uid: FINAL, name: '100 m', id: 'conflict', detail: 'the trial is paused', reason: 'paused' },
    { uid: 'x', name: '200 m' },
  ];
  await stadium.ctx.store.db
    .updateTable('site_link')
    .set({ refused: JSON.stringify(stored) })
    .execute();
  expect((await readLink()).refused).toEqual([
    { uid: FINAL, name: '100 m', id: 'conflict', detail: 'the trial is paused' },
    { uid: 'x', name: '200 m', detail: expect.any(String) },
  ]);
});
