import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  AccountAnswer,
  ErrorEnvelope,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SignInAnswer,
} from 'shared-domain/contract';
import { parseBase32 } from '../src/services/accounts/base32.ts';
import { openSession } from '../src/services/accounts/sessions.ts';
import { computeStep, makeCode } from '../src/services/accounts/totp.ts';
import { insertMember } from '../src/store/accounts/organisations.ts';
import { insertAccount } from '../src/store/accounts/organisers.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

const START = Date.parse('2026-06-13T10:00:00Z');
const STEP = 30_000;

let now = START;
let server: RunningServer;
beforeEach(async () => {
  now = START;
  server = await startServer({ clock: () => new Date(now), env: { TOKEN_TTL: '60d' } });
});
afterEach(() => server.close());

const ACCOUNT = '/api/lesecretariat/account';
const { password } = OWNER;
const call = <T>(method: string, path: string, body?: unknown, token?: string) =>
  server.call<T & ErrorEnvelope>(method, path, {
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
  });
const getCode = (secret: string, steps = 0) => makeCode(parseBase32(secret), computeStep(new Date(now)) + steps);
const signIn = (code?: string, given = password) =>
  call<SignInAnswer>(
    'POST',
    '/api/sign-in',
    { email: OWNER.email, password: given, ...(code === undefined ? {} : { code }) },
    '',
  );
const start = () => call<SecondFactorAnswer>('POST', `${ACCOUNT}/second-factor`, { password });
const confirm = (code: string) => call<RecoveryCodesAnswer>('PUT', `${ACCOUNT}/second-factor`, { code });
const getId = ({ body }: { body: ErrorEnvelope }) => body.errors[0]?.id;

async function turnOn(): Promise<{ secret: string; codes: readonly string[] }> {
  const { secret } = (await start()).body;
  const { codes } = (await confirm(getCode(secret))).body;
  now += STEP;
  return { secret, codes };
}

describe('A second factor', () => {
  test('counts from its first code on, ends the sessions opened without it, and is asked for at sign-in', async () => {
    const before = (await signIn()).body.token;
    const { body } = await start();
    expect(body.uri).toBe(`otpauth://totp/Foul%C3%A9e:owner%40club.example?secret=${body.secret}&issuer=Foul%C3%A9e`);
    expect(parseBase32(body.secret)).toHaveLength(20);
    expect((await signIn()).status).toBe(200);
    expect((await confirm('000000')).body.errors[0]?.detail).toMatch(/^\$\.code: /);
    const { codes } = (await confirm(getCode(body.secret))).body;
    expect(new Set(codes).size).toBe(10);
    expect((await call('GET', ACCOUNT, undefined, before)).status).toBe(401);
    expect((await call<AccountAnswer>('GET', ACCOUNT)).body).toMatchObject({ secondFactor: true, recoveryCodes: 10 });
    now += STEP;
    const asked = await signIn();
    expect([asked.status, getId(asked)]).toEqual([401, 'code required']);
    expect((await signIn(getCode(body.secret))).status).toBe(200);
  });

  test('is not told of by a wrong password', async () => {
    const { secret } = await turnOn();
    expect(getId(await signIn(getCode(secret), 'not this one at all'))).toBe('unauthorized');
    expect(getId(await signIn(undefined, 'not this one at all'))).toBe('unauthorized');
  });

  test('takes a code one step early or late, no further, and each of them once', async () => {
    const { secret } = await turnOn();
    now += 10 * STEP;
    expect(getId(await signIn(getCode(secret, -2)))).toBe('code required');
    expect(getId(await signIn(getCode(secret, 2)))).toBe('code required');
    expect((await signIn(getCode(secret, -1))).status).toBe(200);
    expect(getId(await signIn(getCode(secret, -1)))).toBe('code required');
    const present = getCode(secret);
    expect(
      (await Promise.all([signIn(present), signIn(present), signIn(present)])).map(({ status }) => status).sort(),
    ).toEqual([200, 401, 401]);
    expect((await signIn(getCode(secret, 1))).status).toBe(200);
    expect(getId(await signIn(present))).toBe('code required');
  });

  test('is guessed ten times in a quarter of an hour, from wherever, and a right code forgives', async () => {
    const { secret } = await turnOn();
    for (let n = 0; n < 9; n += 1) await signIn('000000');
    expect((await signIn(getCode(secret))).status).toBe(200);
    now += STEP;
    for (let n = 0; n < 10; n += 1) expect(getId(await signIn('000000'))).toBe('code required');
    expect((await signIn(getCode(secret))).status).toBe(429);
    // Asking for the code is no guess, and the session that is open goes on.
    expect(getId(await signIn())).toBe('code required');
    expect((await call('GET', ACCOUNT)).status).toBe(200);
    now += 15 * 60_000;
    expect((await signIn(getCode(secret))).status).toBe(200);
  });

  test('has recovery codes, each good once, however they are typed, and renewed with a code', async () => {
    const { secret, codes } = await turnOn();
    const [first = '', second = '', third = ''] = codes;
    expect((await signIn(first)).status).toBe(200);
    expect(getId(await signIn(first))).toBe('code required');
    expect((await signIn(` ${second.replace('-', ' ').toUpperCase()} `)).status).toBe(200);
    expect((await call<AccountAnswer>('GET', ACCOUNT)).body.recoveryCodes).toBe(8);
    const renewed = await call<RecoveryCodesAnswer>('POST', `${ACCOUNT}/recovery-codes`, {
      password,
      code: getCode(secret),
    });
    expect(renewed.body.codes).toHaveLength(10);
    expect(getId(await signIn(third))).toBe('code required');
    const stored = await server.ctx.store.db.selectFrom('recovery_code').selectAll().execute();
    for (const code of renewed.body.codes)
      expect(JSON.stringify(stored)).not.toContain(code.replace('-', '').toUpperCase());
  });

  test('is taken off with password and code, and a secret once set is answered no more', async () => {
    const { secret } = await turnOn();
    expect(getId(await start())).toBe('conflict');
    const end = (body: object) => call('POST', `${ACCOUNT}/second-factor/end`, body);
    expect(getId(await end({ password }))).toBe('code required');
    expect(getId(await end({ password: 'not this one at all', code: getCode(secret) }))).toBe('forbidden');
    expect((await end({ password, code: getCode(secret) })).body).toEqual({});
    expect((await signIn()).status).toBe(200);
    expect(await server.ctx.store.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  });

  test('guards the account: neither its end nor an invitation goes by the password alone', async () => {
    await turnOn();
    expect(getId(await call('POST', `${ACCOUNT}/delete`, { password }))).toBe('code required');
    const path = `/api/lesecretariat/organisation/${server.org}/invitations`;
    const { db } = server.ctx.store;
    await db.deleteFrom('membership').execute();
    const lea = await insertAccount(db, { email: 'lea@club.example', password: 'x', demo: false, now: new Date(now) });
    await insertMember(db, server.org, lea, 'owner');
    const { token } = await openSession(server.ctx, lea, 3_600_000);
    const { body } = await call<{ link: string }>('POST', path, { email: OWNER.email, role: 'reader' }, token);
    const accept = { key: body.link.split('=')[1], password };
    expect(getId(await call('POST', '/api/invitation/accept', accept, ''))).toBe('code required');
  });
});

describe('An organisation that asks for a second factor', () => {
  const require = (required: boolean) =>
    call('PUT', `/api/lesecretariat/organisation/${server.org}/second-factor`, { required });

  test('is asked so by an owner who has one; the others read on, and write once they have theirs', async () => {
    expect(getId(await require(true))).toBe('conflict');
    await turnOn();
    const { db } = server.ctx.store;
    const lea = await insertAccount(db, { email: 'lea@club.example', password: 'x', demo: false, now: new Date(now) });
    await insertMember(db, server.org, lea, 'owner');
    const { token } = await openSession(server.ctx, lea, 3_600_000);
    const { oid } = await server.createChallenge();
    const rename = () => call('PUT', `/api/lesecretariat/organisation/${server.org}`, { name: 'Club' }, token);
    const edit = () => call('PUT', `/api/lesecretariat/challenge/${oid}`, { hashtag: '#a' }, token);
    expect([(await rename()).status, (await edit()).status]).toEqual([200, 200]);
    expect((await require(true)).body).toMatchObject({ secondFactor: true });
    for (const answer of [await rename(), await edit()]) {
      expect([answer.status, getId(answer)]).toEqual([403, 'second factor required']);
    }
    expect((await call('GET', `/api/lesecretariat/logs?chOID=${oid}`, undefined, token)).status).toBe(200);
    expect((await call('GET', `/api/lesecretariat/organisation/${server.org}/members`, undefined, token)).status).toBe(
      200,
    );
    await db
      .updateTable('organiser')
      .set({ second_factor: new Date(now).toISOString() })
      .where('oid', '=', lea)
      .execute();
    expect([(await rename()).status, (await edit()).status]).toEqual([200, 200]);
    expect((await require(false)).body).toMatchObject({ secondFactor: false });
  });
});
