import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { WireError } from 'shared-domain/contract';
import { sendCopy } from '../src/services/site/uplink/send-copy.ts';
import type { UplinkAnswer } from '../src/services/site/uplink/uplink-client.ts';
import { openSiteServers, type SiteServers } from './site-servers.ts';
import { until } from './until.ts';
import { FINAL, ms } from './uploads.ts';

let servers: SiteServers;
beforeAll(async () => {
  servers = await openSiteServers();
});
afterAll(() => servers.close());

const PART = {
  bytes: 100,
  trials: [{ uid: FINAL, name: '100 m' }],
  body: { trialsData: [], startlists: {}, resultlists: {}, remarks: {}, live: {}, ages: {} },
};

/** How one trial is set apart that the public server refuses with this error. */
async function refuse(status: number, ...errors: readonly unknown[]) {
  const answer: UplinkAnswer = { status, body: { errors }, errors: errors as readonly WireError[] };
  const client = { call: async () => answer, stop: () => undefined };
  const { refused } = await sendCopy(client, { remote: 'x', site: 'y' }, [PART]);
  return [...refused.values()];
}

/** `bytes`: how much room it takes in a post. */
const aPart = (uid: string, bytes = PART.bytes) => ({
  ...PART,
  bytes,
  trials: [{ uid, name: uid }],
  body: { ...PART.body, live: { [uid]: {} } },
});

/** Sends parts to a server behind a proxy that stops some, by their uids. */
async function sendThroughProxy(
  uids: readonly string[],
  isStopped: (uid: string) => boolean,
  status = 404,
  retryAfter?: number,
) {
  let posts = 0;
  const client = {
    async call(_: unknown, __: string, { body }: { body?: unknown }): Promise<UplinkAnswer> {
      posts += 1;
      const { live } = JSON.parse(body as string) as { live: object };
      if (!Object.keys(live).some(isStopped)) return { status: 200, body: undefined, errors: [] };
      return { status, body: undefined, errors: [], ...(retryAfter === undefined ? {} : { retryAfter }) };
    },
    stop: () => undefined,
  };
  const parts = uids.map((uid) => aPart(uid, 100_000)) as unknown as Parameters<typeof sendCopy>[2];
  const outcome = await sendCopy(client, { remote: 'x', site: 'y' }, parts);
  return { ...outcome, refused: [...outcome.refused.values()], posts };
}

describe('What a proxy answers in the place of the public server', () => {
  const UIDS = Array.from({ length: 300 }, (_, at) => `trial ${at}`);

  test.each([400, 401, 403, 404, 408])('HTTP %i sets no trial apart: all is sent again later', async (status) => {
    const { end, refused, posts } = await sendThroughProxy(UIDS, () => true, status);
    expect([end, refused]).toEqual(['later', []]);
    expect(posts).toBeLessThan(20);
  });

  test.each([429, 408])(
    'HTTP %i, which says when to come back, ends the sending, also once others came through',
    async (status) => {
      const { end, refused, taken, posts, retryAfter } = await sendThroughProxy(
        UIDS.slice(0, 40),
        (uid) => !['trial 0', 'trial 1', 'trial 2', 'trial 3'].includes(uid),
        status,
        30,
      );
      expect([end, refused, taken.length, posts, retryAfter]).toEqual(['later', [], 4, 2, 30]);
    },
  );

  test('one trial that it stops is set apart, to be sent again, and the others go on', async () => {
    const { end, refused, taken } = await sendThroughProxy(UIDS, (uid) => uid === 'trial 7');
    expect([end, taken.length]).toEqual(['sent', 299]);
    expect(refused).toEqual([
      { uid: 'trial 7', name: 'trial 7', id: 'not found', detail: 'HTTP 404', isStopped: true },
    ]);
  });

  test('while it stops every post nothing is refused, and all comes through after it', async () => {
    const { stadium, stadiumOid, line, readLink, untilSame } = servers;
    await untilSame();
    line.stopWith({ status: 404, words: '/lesecretariat/trials/' });
    await stadium.upload(stadiumOid, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_111) }] } });
    await until(async () => (await readLink()).fault === 'silent');
    expect(await readLink()).toMatchObject({ pending: 1, refused: [] });
    line.stopWith(undefined);
    await untilSame();
    expect((await readLink()).refused).toEqual([]);
  });

  test('a trial that was set apart for it goes again with a beat, without a change', async () => {
    const { home, homeOid, stadium, readLink, untilSame } = servers;
    await untilSame();
    const refused = JSON.stringify([{ uid: FINAL, name: '100 m', detail: 'HTTP 404', isStopped: true }]);
    await stadium.ctx.store.db.updateTable('site_link').set({ refused }).execute();
    const stale = home.ctx.store.db.updateTable('trial').set({ name: 'Faux', hash: '' });
    await stale.where('challenge', '=', homeOid).where('uid', '=', FINAL).execute();
    await until(async () => (await readLink()).refused.length === 0);
    await untilSame();
  });
});

test('a refused trial that is deleted in the stadium is refused no longer', async () => {
  const { stadium, stadiumOid, readLink, untilSame } = servers;
  await untilSame();
  const refused = JSON.stringify([{ uid: 'deleted since', name: '200 m', detail: 'HTTP 400' }]);
  await stadium.ctx.store.db.updateTable('site_link').set({ refused }).execute();
  expect((await readLink()).refused).toHaveLength(1);
  await stadium.upload(stadiumOid, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_222) }] } });
  await until(async () => (await readLink()).refused.length === 0);
});

test.each([
  [
    'a reason that only a later release knows',
    () =>
      refuse(409, { id: 'conflict', detail: 'the trial is paused', reason: 'paused', path: '$.trialsData[0].status' }),
    { id: 'conflict', detail: 'the trial is paused', path: '$.trialsData[0].status' },
  ],
  ['no error at all', () => refuse(413), { id: 'too large', detail: 'HTTP 413' }],
  [
    'an error with values of other kinds',
    () => refuse(400, { id: 'invalid request', detail: ['x'], path: null }),
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
