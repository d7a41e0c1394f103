import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  AccountAnswer,
  AccountLinkAnswer,
  ErrorEnvelope,
  InviteAnswer,
  SignInAnswer,
} from 'shared-domain/contract';
import { requestPasswordReset } from '../src/services/accounts/reset-password.ts';
import type { Context } from '../src/services/context/context.ts';
import type { NewLetter } from '../src/services/mail/outgoing-mail.ts';
import { insertMember } from '../src/store/accounts/organisations.ts';
import { insertAccount } from '../src/store/accounts/organisers.ts';
import { type MailServer, readKey, SITE, startMailServer } from './mail-server.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';

const NEW = 'another password of mine';
const START = Date.parse('2026-06-13T10:00:00Z');
const HOUR = 3_600_000;

let now = START;
let mail: MailServer;
let server: RunningServer;
beforeEach(async () => {
  now = START;
  mail = await startMailServer();
  server = await startServer({ clock: () => new Date(now), env: { ...mail.env, TOKEN_TTL: '60d' } });
});
afterEach(async () => {
  await server.close();
  await mail.close();
});

const call = <T>(method: string, path: string, body?: unknown, token?: string) =>
  server.call<T & ErrorEnvelope>(method, path, {
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
  });
const signIn = (password: string, email = OWNER.email) =>
  call<SignInAnswer>('POST', '/api/sign-in', { email, password }, '');
const forget = (email: string) => call('POST', '/api/password/forgotten', { email }, '');
const reset = (key: string, password = NEW) => call('POST', '/api/password/reset', { key, password }, '');
const ACCOUNT = '/api/lesecretariat/account';
const own = async (token?: string) => (await call<AccountAnswer>('GET', ACCOUNT, undefined, token)).body;
const waiting = () => server.ctx.store.db.selectFrom('letter').selectAll().execute();

describe('A forgotten password', () => {
  test('is answered alike for an address with an account and for one without, which is written nothing', async () => {
    const [known, unknown] = [await forget(OWNER.email), await forget('nobody@valmont.example')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    await mail.waitForLetter(OWNER.email);
    await until(async () => (await waiting()).length === 0);
    expect(mail.received.map(({ to }) => to)).toEqual([OWNER.email]);
  });

  test('does the same before it answers: one letter is kept, and nobody has looked for the account', async () => {
    const kept: NewLetter[] = [];
    const office = { queue: async (letter: NewLetter) => void kept.push(letter) };
    // Without a database: looking for the account would fail.
    const ctx = { clock: () => new Date(now) } as unknown as Context;
    for (const email of [OWNER.email, 'nobody@valmont.example']) await requestPasswordReset(ctx, email, office);
    const [known, unknown] = kept;
    expect(known).toEqual({ kind: 'reset', recipient: OWNER.email, expires: new Date(now + HOUR) });
    expect({ ...unknown, recipient: OWNER.email }).toEqual(known);
  });

  test('is set anew by a link of the site’s own address, once; every session ends and the owner is told', async () => {
    await forget(OWNER.email.toUpperCase());
    const letter = await mail.waitForLetter(OWNER.email);
    expect(letter.text).toContain(`${SITE}/mgr/lesecretariat/#reset=`);
    const key = readKey(letter);
    const link = await call<AccountLinkAnswer>('POST', '/api/account-link', { key }, '');
    expect(link.body).toMatchObject({ kind: 'reset', email: OWNER.email, claim: false, orgs: [] });
    expect((await reset(key)).body).toEqual({ email: OWNER.email });
    expect((await call('GET', ACCOUNT)).status).toBe(401);
    expect([(await signIn(OWNER.password)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
    expect((await reset(key)).body.errors[0]?.id).toBe('forbidden');
    expect((await mail.waitForLetter(OWNER.email)).subject).toMatch(/Mot de passe chang/);
  });

  test('is set anew by a link of the site’s own address, whatever address the request names', async () => {
    const body = JSON.stringify({ email: OWNER.email });
    const status = await new Promise((resolve, reject) => {
      const asked = request(`${server.url}/api/password/forgotten`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'http',
          origin: 'https://evil.example',
        },
      });
      asked.on('response', (answer) => resolve(answer.resume().statusCode));
      asked.on('error', reject);
      asked.end(body);
    });
    expect(status).toBe(200);
    const letter = await mail.waitForLetter(OWNER.email);
    expect(letter.text).toContain(`${SITE}/mgr/lesecretariat/#reset=`);
    expect(JSON.stringify(letter)).not.toContain('evil.example');
  });

  test('has an hour, and one link at a time; no key of it is in the database', async () => {
    await forget(OWNER.email);
    const first = readKey(await mail.waitForLetter(OWNER.email));
    await forget(OWNER.email);
    const second = readKey(await mail.waitForLetter(OWNER.email));
    const stored = await server.ctx.store.db.selectFrom('account_link').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(second);
    expect((await reset(first)).status).toBe(403);
    now = START + HOUR;
    expect((await reset(second)).status).toBe(403);
    expect((await signIn(OWNER.password)).status).toBe(200);
  });

  test('is not set to one that is short, well known or one’s own, and the link is still good after', async () => {
    await forget(OWNER.email);
    const key = readKey(await mail.waitForLetter(OWNER.email));
    for (const password of ['short', 'motdepasse2026', OWNER.email])
      expect((await reset(key, password)).body.errors[0]?.detail).toMatch(/^\$\.password: /);
    expect((await reset(key)).status).toBe(200);
  });

  test('fills nobody’s letter box, known or not', async () => {
    for (const email of [OWNER.email, 'nobody@valmont.example']) {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await forget(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  test('where the server writes no mail says whom to ask, for every address', async () => {
    const alone = await startServer();
    const ask = (email: string) =>
      alone.call<ErrorEnvelope>('POST', '/api/password/forgotten', { body: { email }, token: '' });
    const [known, unknown] = [await ask(OWNER.email), await ask('nobody@valmont.example')];
    await alone.close();
    expect(known.body.errors).toEqual([{ id: 'conflict', detail: expect.stringContaining('npm run account') }]);
    expect(unknown.body).toEqual(known.body);
  });
});

describe('An address', () => {
  test('is proved by an invitation that came by mail', async () => {
    const path = `/api/lesecretariat/organisation/${server.org}/invitations`;
    const invited = await call<InviteAnswer>('POST', path, { email: 'lea@valmont.example', role: 'reader' });
    expect(invited.body).not.toHaveProperty('link');
    const key = readKey(await mail.waitForLetter('lea@valmont.example'));
    const { token } = (await call<SignInAnswer>('POST', '/api/invitation/accept', { key, password: NEW }, '')).body;
    expect(await own(token)).toMatchObject({ email: 'lea@valmont.example', verified: true, secondFactor: false });
  });

  test('is changed with the password, once the new one answers; other sessions end and the old one is told', async () => {
    const elsewhere = (await signIn(OWNER.password)).body.token;
    const change = (password: string) => call('PUT', `${ACCOUNT}/address`, { email: 'New@valmont.example', password });
    expect((await change('not this one at all')).body.errors[0]?.detail).toMatch(/^\$\.password: /);
    expect((await change(OWNER.password)).body).toEqual({});
    const key = readKey(await mail.waitForLetter('new@valmont.example'));
    expect((await own()).email).toBe(OWNER.email);
    expect((await call('POST', `${ACCOUNT}/address/confirm`, { key })).body).toEqual({ email: 'new@valmont.example' });
    expect((await mail.waitForLetter(OWNER.email)).subject).toMatch(/Adresse chang/);
    expect((await call('GET', ACCOUNT, undefined, elsewhere)).status).toBe(401);
    expect([
      (await signIn(OWNER.password)).status,
      (await signIn(OWNER.password, 'new@valmont.example')).status,
    ]).toEqual([401, 200]);
  });

  test('of somebody else’s account is not taken: they are told, and the answer is the same', async () => {
    const { db } = server.ctx.store;
    const lea = { email: 'lea@valmont.example', password: 'x', demo: false, now: new Date(now), verified: true };
    await insertAccount(db, lea);
    const answer = await call('PUT', `${ACCOUNT}/address`, { email: lea.email, password: OWNER.password });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    const letter = await mail.waitForLetter(lea.email);
    expect(() => readKey(letter)).toThrow();
    expect(letter.text).toContain('déjà un compte');
  });

  test('has a day to be confirmed', async () => {
    const email = 'new@valmont.example';
    await call('PUT', `${ACCOUNT}/address`, { email, password: OWNER.password });
    const key = readKey(await mail.waitForLetter(email));
    now = START + 24 * HOUR;
    expect((await call('POST', `${ACCOUNT}/address/confirm`, { key })).status).toBe(403);
  });
});

describe('One’s own account', () => {
  const remove = (body: object, token?: string) => call('POST', `${ACCOUNT}/delete`, body, token);

  test('is deleted with its password; its sessions die, its acts stay without a name', async () => {
    const { db } = server.ctx.store;
    const lea = { email: 'lea@valmont.example', password: 'x', demo: false, now: new Date(now), verified: true };
    const oid = await insertAccount(db, lea);
    await insertMember(db, server.org, oid, 'owner');
    const { oid: chOID } = await server.createChallenge();
    expect((await remove({ password: 'not this one at all' })).status).toBe(403);
    expect((await remove({ password: OWNER.password })).body).toEqual({});
    expect((await call('GET', ACCOUNT)).status).toBe(401);
    expect((await signIn(OWNER.password)).status).toBe(401);
    expect((await mail.waitForLetter(OWNER.email)).subject).toMatch(/Compte supprim/);
    const tables = [
      await db.selectFrom('organiser').selectAll().execute(),
      await db.selectFrom('token').selectAll().execute(),
      await db.selectFrom('log').selectAll().execute(),
      await db.selectFrom('membership').selectAll().execute(),
    ];
    expect(JSON.stringify(tables)).not.toContain(OWNER.email);
    expect((await db.selectFrom('log').selectAll().where('challenge', '=', chOID).execute()).length).toBe(1);
  });

  test('that alone answers for an organisation is not, and says for which and what to do', async () => {
    await server.createChallenge();
    const { status, body } = await remove({ password: OWNER.password });
    expect([status, body.errors[0]?.id]).toEqual([409, 'last owner']);
    expect(body.errors[0]?.detail).toContain('« Club »');
    expect(body.errors[0]?.detail).toContain('make somebody else an owner first');
    expect((await signIn(OWNER.password)).status).toBe(200);
  });

  test('takes along an organisation that has nobody else and nothing in it', async () => {
    expect((await remove({ password: OWNER.password })).status).toBe(200);
    expect(await server.ctx.store.db.selectFrom('organisation').selectAll().execute()).toEqual([]);
  });
});
