import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeletedAnswer, ErrorEnvelope, LogsAnswer, Trial } from 'shared-domain/contract';
import { deleteOldRecords, startDeletingOldRecords } from '../src/services/upkeep/old-records.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';
import { aFinal } from './uploads.ts';

const START = '2026-06-13T12:00:00.000Z';
let now = new Date(START);
let server: RunningServer;
beforeEach(async () => {
  now = new Date(START);
  server = await startServer({ clock: () => now, env: { TOKEN_TTL: '2000d' } });
});
afterEach(() => server.close());

/** Moves the clock there, a day at most before or after, and deletes old records. */
async function at(instant: string): Promise<void> {
  now = new Date(instant);
  await deleteOldRecords(server.ctx);
}

const count = async (table: 'log' | 'letter' | 'removed' | 'invitation' | 'counter' | 'token') =>
  (await server.ctx.store.db.selectFrom(table).selectAll().execute()).length;

describe('What is kept goes when its time has come (Q30)', () => {
  test('logs after 36 months', async () => {
    const { oid } = await server.createChallenge();
    await at('2029-06-13T11:59:59Z');
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${oid}`);
    expect(body.logs.map(({ action }) => action)).toEqual(['challenge created']);
    await at('2029-06-13T12:00:01Z');
    expect(await count('log')).toBe(0);
    expect((await server.get(`/api/challenge/${oid}`)).status).toBe(200);
  });

  test('messages after 12 months, sent or not', async () => {
    const body = { from: 'a@b.example', title: 'contact', content: 'x' };
    await server.call('POST', '/api/internal/send-mail-to-contact', { body, token: '' });
    await at('2027-06-13T11:59:59Z');
    expect(await count('letter')).toBe(1);
    await at('2027-06-13T12:00:01Z');
    expect(await count('letter')).toBe(0);
  });

  test('what was taken out after 30 days, and with it the undoing; the log of it stays', async () => {
    const { oid } = await server.createChallenge();
    await server.upload(oid, aFinal());
    const [trial] = (await server.trials(oid)) as [Trial];
    const { log } = (await server.call<DeletedAnswer>('DELETE', `/api/lesecretariat/trial?oid=${trial.oid}`)).body;
    const before = await count('removed');
    await at('2026-07-13T11:59:59Z');
    expect(await count('removed')).toBe(before);
    await at('2026-07-13T12:00:01Z');
    expect(await count('removed')).toBe(0);
    const undo = await server.call<ErrorEnvelope>('POST', '/api/lesecretariat/undo', { body: { logOid: log } });
    expect([undo.status, undo.body.errors[0]?.id]).toEqual([404, 'not found']);
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${oid}`);
    expect(body.logs.find((line) => line.oid === log)).not.toHaveProperty('undo');
  });

  test('invitations and sessions 30 days after their end', async () => {
    const path = `/api/lesecretariat/organisation/${server.org}/invitations`;
    await server.call('POST', path, { body: { email: 'ines@club.example', role: 'reader' } });
    await at('2026-07-20T11:59:59Z');
    expect(await count('invitation')).toBe(1);
    await at('2026-07-20T12:00:01Z');
    expect(await count('invitation')).toBe(0);
    expect(await count('token')).toBe(1);
    await at('2032-02-01T00:00:00Z');
    expect(await count('token')).toBe(0);
  });

  test('counters stay: they hold a name of a page and a number, and nobody', async () => {
    await server.call('PUT', '/api/counter', { body: { name: 'home' }, token: '' });
    await at('2040-01-01T00:00:00Z');
    expect(await server.ctx.store.db.selectFrom('counter').selectAll().execute()).toEqual([{ name: 'home', value: 1 }]);
  });

  test('of a month without such a day, on its last', async () => {
    now = new Date('2024-02-29T12:00:00Z');
    await server.createChallenge();
    await at('2027-02-28T11:59:59Z');
    expect(await count('log')).toBe(1);
    await at('2027-03-01T12:00:00Z');
    expect(await count('log')).toBe(0);
  });
});

describe('Old records', () => {
  test('are deleted at the start, and again each time that the interval has passed', async () => {
    const errors: unknown[] = [];
    await server.createChallenge();
    now = new Date('2030-01-01T00:00:00Z');
    // Without a last deletion there is no gap since it.
    await server.ctx.store.db.deleteFrom('setting').where('name', '=', 'old records looked for').execute();
    const first = startDeletingOldRecords(server.ctx, (error) => errors.push(error));
    await first.stop();
    expect(await count('log')).toBe(0);
    const again = startDeletingOldRecords(server.ctx, (error) => errors.push(error), 10);
    await server.createChallenge();
    now = new Date('2034-01-01T00:00:00Z');
    await until(async () => (await count('log')) === 0);
    await again.stop();
    expect([await count('log'), errors]).toEqual([0, []]);
  });
});
