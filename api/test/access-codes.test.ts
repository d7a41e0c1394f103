import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  AskCodeAnswer,
  CheckCodeAnswer,
  CodesAnswer,
  MakeCodeAnswer,
  ValidCodeAnswer,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let chOID: string;
let now = new Date('2026-06-13T10:00:00+02:00');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  chOID = (await server.createChallenge()).oid;
});
afterAll(() => server.close());

const make = async (kind: string) =>
  (await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`)).body.code;
const valid = async (code: string) => (await server.get<ValidCodeAnswer>(`/api/valid-code?code=${code}`)).body;
const check = async (code: string) => (await server.get<CheckCodeAnswer>(`/api/check-code?code=${code}`)).body;
const ask = async (kind: string) =>
  (await server.call<AskCodeAnswer>('GET', `/api/ask-code?chOID=${chOID}&kind=${kind}`)).body;

describe('An access code (Q24)', () => {
  test.each(['judge', 'wind', 'starter', 'chrono', 'vboard', 'sboard'])(
    '%s: none, then one that opens',
    async (kind) => {
      expect(await ask(kind)).toEqual({});
      const code = await make(kind);
      expect(code.code).toMatch(/^[A-HJKMNP-RTVWXY2-79]{4}-[A-HJKMNP-RTVWXY2-79]{4}$/);
      expect(await ask(kind)).toEqual({ code });
      expect(await check(code.code)).toEqual({ exists: true, kind, chOID });
      expect(await valid(code.code)).toEqual({ valid: true, kind, chOID, expires: '2026-06-16T22:00:00.000Z' });
      expect(await valid(code.code.toLowerCase().replace('-', ' '))).toMatchObject({ valid: true });
    },
  );

  test('is asked about in the header too, so that no address has it', async () => {
    const { code } = await make('starter');
    const headers = { 'x-access-code': code };
    expect((await server.get<ValidCodeAnswer>('/api/valid-code', headers)).body).toMatchObject({ valid: true, chOID });
    expect((await server.get<CheckCodeAnswer>('/api/check-code', headers)).body).toMatchObject({ kind: 'starter' });
  });

  test('a new one revokes the old, which is still known', async () => {
    const old = await make('judge');
    const fresh = await make('judge');
    expect(fresh.code).not.toBe(old.code);
    expect(await valid(old.code)).toEqual({ valid: false });
    expect(await check(old.code)).toMatchObject({ exists: true, kind: 'judge' });
    expect(await ask('judge')).toEqual({ code: fresh });
  });

  test('takes ?grace, minutes during which the former still opens (W6): both send, then the new one alone', async () => {
    const old = await make('chrono');
    const fresh = await make('chrono&grace=30');
    const read = async (code: string) =>
      (await server.get<{ code: { expires: string } }>(`/api/live-input/${chOID}`, { 'x-access-code': code })).status;
    const start = now;
    expect([await read(old.code), await read(fresh.code)]).toEqual([200, 200]);
    const until = new Date(start.getTime() + 30 * 60_000).toISOString();
    expect(await valid(old.code)).toMatchObject({ valid: true, expires: until });
    expect(await ask('chrono')).toEqual({ code: fresh });
    now = new Date(start.getTime() + 31 * 60_000);
    expect([await read(old.code), await read(fresh.code)]).toEqual([403, 200]);
    expect(await valid(old.code)).toEqual({ valid: false });
    now = start;
  });

  test('one in its time of grace is shut out at once by its name, or by a new code without grace', async () => {
    const old = await make('chrono');
    await make('chrono&grace=30');
    expect((await server.call('DELETE', `/api/code?chOID=${chOID}&code=${old.code}`)).status).toBe(200);
    expect(await valid(old.code)).toEqual({ valid: false });
    const second = await make('chrono&grace=30');
    const third = await make('chrono&grace=30');
    await make('chrono');
    expect([await valid(second.code), await valid(third.code)]).toEqual([{ valid: false }, { valid: false }]);
    expect((await server.call('POST', `/api/code/${chOID}?kind=chrono&grace=1441`)).status).toBe(400);
  });

  test('is listed, and revoked by name; what is revoked cannot be revoked again', async () => {
    const { code } = await make('wind');
    const codes = async () => (await server.call<CodesAnswer>('GET', `/api/codes?chOID=${chOID}`)).body.codes;
    expect((await codes()).map((one) => one.code)).toContain(code);
    const address = `/api/code?chOID=${chOID}&code=${code}`;
    expect((await server.call('DELETE', address)).body).toEqual({ code });
    expect((await codes()).map((one) => one.code)).not.toContain(code);
    expect(await valid(code)).toEqual({ valid: false });
    const again = await server.call('DELETE', address);
    expect([again.status, again.body]).toMatchObject([404, { errors: [{ id: 'not found' }] }]);
  });

  test('of another challenge is not revoked by this one', async () => {
    const other = (await server.createChallenge()).oid;
    const { code } = await make('starter');
    expect((await server.call('DELETE', `/api/code?chOID=${other}&code=${code}`)).status).toBe(404);
    expect(await valid(code)).toMatchObject({ valid: true });
  });

  test('is of a kind there is', async () => {
    const { status, body } = await server.call('POST', `/api/code/${chOID}?kind=cook`);
    expect([status, body]).toMatchObject([400, { errors: [{ id: 'invalid request' }] }]);
  });

  test('is not guessed: after 20 wrong ones the address waits, whichever call it asks', async () => {
    const { code } = await make('sboard');
    now = new Date(now.getTime() + 3_600_000);
    for (let n = 0; n < 40; n++) await valid(code);
    const guess = (n: number) => server.get<unknown>(`/api/${n % 2 ? 'check' : 'valid'}-code?code=ABCD-234${n % 10}`);
    for (let n = 0; n < 20; n++) expect((await guess(n)).status).toBe(200);
    const refused = await guess(20);
    expect([refused.status, refused.body]).toMatchObject([429, { errors: [{ id: 'too many requests' }] }]);
  });

  test('ends two days after the last day, and moves no revision', async () => {
    const { code } = await make('chrono');
    expect((await server.get<{ revision: number }>(`/api/challenge/${chOID}`)).body.revision).toBe(1);
    now = new Date('2026-06-16T21:59:59Z');
    expect(await valid(code)).toMatchObject({ valid: true });
    now = new Date('2026-06-16T22:00:00Z');
    expect(await valid(code)).toEqual({ valid: false });
    expect(await check(code)).toMatchObject({ exists: true });
  });
});
