import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { calls, type ErrorEnvelope, makeUrl, type SecretariatTrials } from 'shared-domain/contract';
import { createSteadyClock } from '../src/services/context/steady-clock.ts';
import { startDeletingOldRecords } from '../src/services/upkeep/old-records.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';
import { aFinal } from './uploads.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-06-13T12:00:00.000Z');

/** A machine whose clock may be set while time goes on by itself. */
class Machine {
  elapsed = 0;
  jumped = 0;
  readonly clock = () => new Date(START + this.elapsed + this.jumped);
  readonly steady = { now: () => new Date(START + this.elapsed), measureLead: () => this.jumped };
}

let machine: Machine;
let server: RunningServer;
beforeEach(async () => {
  machine = new Machine();
  server = await startServer({ clock: machine.clock, steady: machine.steady });
});
afterEach(() => server.close());

const JUMPS = [
  ['a day ahead', 24 * HOUR],
  ['a day back', -24 * HOUR],
] as const;

describe('When the machine’s clock jumps', () => {
  test.each(JUMPS)('%s, sessions end when they would have', async (_, jump) => {
    const status = async () => (await server.call('GET', makeUrl(calls.myOrgs, {}))).status;
    machine.jumped = jump;
    expect(await status()).toBe(200);
    machine.elapsed = 11 * HOUR;
    expect(await status()).toBe(200);
    machine.elapsed = 13 * HOUR;
    expect(await status()).toBe(401);
  });

  test.each(JUMPS)('%s, a hold lasts its ten minutes, no less and no more', async (_, jump) => {
    const { oid: chOID } = await server.createChallenge();
    await server.upload(chOID, aFinal());
    const [trial] = await server.trials(chOID);
    const held = async () => {
      const address = makeUrl(calls.secretariatTrials, { chOID });
      const { body } = await server.call<SecretariatTrials>('GET', address);
      return body.trials.find(({ oid }) => oid === trial?.oid)?.hold !== undefined;
    };
    await server.call('POST', makeUrl(calls.holdTrial, {}, { oid: trial?.oid ?? '' }));
    machine.jumped = jump;
    machine.elapsed = 9 * 60_000;
    expect(await held()).toBe(true);
    machine.elapsed = 11 * 60_000;
    expect(await held()).toBe(false);
  });

  test.each(JUMPS)('%s, who was stopped for guessing is let in again after the same time', async (_, jump) => {
    const guess = () =>
      server.call<ErrorEnvelope>('POST', makeUrl(calls.signIn, {}), {
        body: { ...OWNER, email: 'other@club.example', password: 'a wrong one' },
        token: '',
      });
    for (let i = 0; i < 40; i += 1) await guess();
    expect((await guess()).status).toBe(429);
    machine.jumped = jump;
    expect((await guess()).status).toBe(429);
    machine.elapsed = 2 * HOUR;
    expect((await guess()).status).toBe(401);
  });

  test.each(JUMPS)('%s, the health call says by how much and what to do', async (_, jump) => {
    const health = async () => (await server.get<{ status: string; faults: unknown[] }>('/api/health')).body;
    expect(await health()).toMatchObject({ status: 'ok', faults: [] });
    machine.jumped = jump;
    expect(await health()).toMatchObject({
      status: 'degraded',
      faults: [
        {
          id: 'clock jumped',
          detail: expect.stringMatching(/clock is 86400 s (ahead of|behind) .* set the clock \(timedatectl\)/),
        },
      ],
    });
  });
});

describe('A server that starts under a clock set years ahead', () => {
  test('deletes no record of its database, before it has run a day under it', async () => {
    const { ctx } = server;
    const { oid } = await server.createChallenge();
    const logs = async () => (await ctx.store.db.selectFrom('log').select('oid').execute()).length;
    await startDeletingOldRecords(ctx, fail).stop();
    const before = await logs();
    expect([oid, before]).toEqual([expect.any(String), expect.any(Number)]);
    machine.elapsed = 12 * 365 * 24 * HOUR;
    await startDeletingOldRecords(ctx, fail).stop();
    expect(await logs()).toBe(before);
    // A day of it, in a few milliseconds.
    const records = startDeletingOldRecords(ctx, fail, 5);
    await until(async () => (await logs()) === 0);
    await records.stop();
  });
});

const fail = (error: unknown) => {
  throw error;
};

describe('A steady clock', () => {
  const at = { wall: 1_000_000, monotonic: 50_000, sinceBoot: 80_000 };
  const sources = { wall: () => at.wall, monotonic: () => at.monotonic, sinceBoot: () => at.sinceBoot };
  const pass = (ms: number, { asleep = false } = {}) => {
    at.wall += ms;
    at.sinceBoot += ms;
    if (!asleep) at.monotonic += ms;
  };

  test('goes on by itself when the machine’s clock is set, and says how far that is ahead', () => {
    const clock = createSteadyClock(undefined, sources);
    const began = clock.now().getTime();
    at.wall -= 3 * HOUR;
    pass(5000);
    expect([clock.now().getTime() - began, clock.measureLead()]).toEqual([5000, -3 * HOUR]);
  });

  test('counts the time that the machine slept', () => {
    const clock = createSteadyClock(undefined, sources);
    const began = clock.now().getTime();
    pass(8 * HOUR, { asleep: true });
    pass(11_000);
    expect([clock.now().getTime() - began, clock.measureLead()]).toEqual([8 * HOUR + 11_000, 0]);
  });

  test('starts from a time that is better known than the machine’s', () => {
    const clock = createSteadyClock(7_000_000, sources);
    expect([clock.now().getTime(), clock.measureLead()]).toEqual([7_000_000, at.wall - 7_000_000]);
  });
});
