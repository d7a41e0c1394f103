import { expect, test } from '@jest/globals';
import type { Challenge, ErrorEnvelope } from 'shared-domain/contract';
import { noteSilence } from '../src/services/site/hold-site.ts';
import { findClockAhead } from '../src/services/site/uplink/follow-link.ts';
import { signInCallers } from './calls/call-target.ts';
import { createSiteOpener } from './site-servers.ts';
import { until } from './until.ts';
import { aFinal, anUploadTrial, FINAL } from './uploads.ts';

const BASE = '/api/lesecretariat';
const open = createSiteOpener();

test('65. also before the first event, once its hour has passed; not before it', async () => {
  let now = Date.parse('2027-06-13T08:00:00Z');
  const planned = { ...anUploadTrial(FINAL, { status: 25 }), date: '2027-06-13T11:00:00+02:00' };
  const { home, homeOid, line, untilSame } = await open({
    clock: () => new Date(now),
    body: { ...aFinal(), trialsData: [planned], resultlists: {} },
    date: '2027-06-13',
  });
  await untilSame();
  const readSite = async () => (await home.get<Challenge>(`/api/challenge/${homeOid}`)).body.site;
  line.cut();
  now += 30 * 60_000;
  await noteSilence(home.ctx, homeOid);
  expect(await readSite()).not.toHaveProperty('silentSince');
  now += 31 * 60_000;
  await noteSilence(home.ctx, homeOid);
  expect(await readSite()).toHaveProperty('silentSince');
});

test('a secretary does not take a competition back from the stadium, an owner does', async () => {
  const { home, homeOid, putHome, readHold } = await open();
  const { secretary: token } = await signInCallers(home);
  const refused = await home.call<ErrorEnvelope>('PUT', `${BASE}/site/${homeOid}`, { token, body: { act: 'take' } });
  expect([refused.status, refused.body.errors[0]?.id]).toEqual([403, 'forbidden']);
  expect((await readHold()).state).toBe('held');
  expect((await putHome({ act: 'take' })).status).toBe(200);
});

test('the laptop says when it was taken back, not when it learnt it', async () => {
  let passed = 0;
  const { line, putHome, readLink, readHold, untilSame } = await open({
    clock: () => new Date(Date.now() + passed),
    stadiumClock: () => new Date(Date.now() + passed),
  });
  await untilSame();
  line.cut();
  expect((await putHome({ act: 'take' })).status).toBe(200);
  passed += 40 * 60_000;
  line.mend();
  await until(async () => (await readLink()).state === 'taken');
  expect((await readLink()).changed).toBe((await readHold()).ended);
});

test('a laptop whose clock is off the public server’s says by how much', async () => {
  const { readLink } = await open({ stadiumClock: () => new Date(Date.now() + 200_000) });
  await until(async () => (await readLink()).clockAhead !== undefined);
  expect(Math.abs(((await readLink()).clockAhead ?? 0) - 200)).toBeLessThan(5);
});

test.each([
  ['ahead', 100_000, 101_000, 40_000, 61],
  ['behind', 100_000, 101_000, 160_500, -60],
  ['alike', 100_000, 101_000, 110_000, undefined],
  ['unknown behind a slow line', 100_000, 200_000, 100_000, undefined],
])('the clock of a laptop is %s, by an answer of the public server', (_, asked, answered, there, ahead) => {
  expect(findClockAhead(asked, answered, new Date(there).toISOString())).toBe(ahead);
});

test('a public server of an earlier release does not say its hour', () => {
  expect(findClockAhead(0, 1000, undefined)).toBeUndefined();
});
