import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, SignInAnswer } from 'shared-domain/contract';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

let now = new Date('2026-06-13T10:00:00Z');
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => now, env: { TOKEN_TTL: '30m' } });
});
afterAll(() => server.close());

const signIn = (body: unknown) =>
  server.call<{ token: string; expires: string }>('POST', '/api/sign-in', { body, token: '' });
const myOrgs = (token: string) => server.call('GET', '/api/lesecretariat/my-orgs', { token });

describe('Signing in', () => {
  test('answers a token and when it ends, whatever the case of the address', async () => {
    const { status, body } = await signIn({ ...OWNER, email: 'Owner@Club.Example' });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.expires).toBe('2026-06-13T10:30:00.000Z');
  });

  test('stores no token, only its hash', async () => {
    const { body } = await signIn(OWNER);
    const rows = await server.ctx.store.db.selectFrom('token').select('hash').execute();
    expect(rows.map(({ hash }) => hash)).not.toContain(body.token);
  });

  test('refuses a wrong password and an unknown address in the same words', async () => {
    const wrong = await signIn({ ...OWNER, password: 'not this one' });
    const unknown = await signIn({ email: 'nobody@club.example', password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('is refused after ten attempts on one account from one address, and allowed again later', async () => {
    const guess = { email: 'guessed@club.example', password: 'guess' };
    for (let i = 0; i < 10; i++) expect((await signIn(guess)).status).toBe(401);
    const { status, body } = await signIn(guess);
    expect(status).toBe(429);
    expect(body).toEqual({ errors: [{ id: 'too many requests', detail: 'too many attempts; try again in 10 min' }] });
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await signIn(guess)).status).toBe(401);
  });
});

describe('A token', () => {
  test('opens the secretariat until signing out', async () => {
    const { token } = (await signIn(OWNER)).body;
    expect((await myOrgs(token)).body).toEqual({ orgs: [{ oid: server.org, name: 'Club', role: 'owner' }] });
    expect((await server.call('DELETE', '/api/sign-in', { token })).status).toBe(200);
    expect((await myOrgs(token)).status).toBe(401);
  });

  test('lasts on from the moment at which its holder says that they work, a week at most', async () => {
    const { token, expires } = (await signIn(OWNER)).body;
    const began = now;
    const extend = async () => (await server.call<{ expires: string }>('PUT', '/api/sign-in', { token })).body.expires;
    const after = (ms: number) => new Date(began.getTime() + ms).toISOString();
    expect(await extend()).toBe(expires);
    now = new Date(began.getTime() + 20 * 60_000);
    expect(await extend()).toBe(after(50 * 60_000));
    now = new Date(began.getTime() + 45 * 60_000);
    expect((await myOrgs(token)).status).toBe(200);
    await server.ctx.store.db
      .updateTable('token')
      .set({ created: new Date(now.getTime() - 7 * 24 * 3_600_000 + 10 * 60_000).toISOString() })
      .execute();
    expect(await extend()).toBe(after(55 * 60_000));
    now = new Date(began.getTime() + 56 * 60_000);
    expect((await server.call('PUT', '/api/sign-in', { token })).body).toMatchObject({
      errors: [{ id: 'expired token' }],
    });
  });

  test('ends a week after the sign-in, whatever TOKEN_TTL says, and is not renewed then', async () => {
    const began = Date.parse('2026-06-13T10:00:00Z');
    let then = began;
    const lasting = await startServer({ clock: () => new Date(then), env: { TOKEN_TTL: '90d' } });
    try {
      const { token, expires } = (await lasting.call<SignInAnswer>('POST', '/api/sign-in', { body: OWNER })).body;
      expect(expires).toBe(new Date(began + 7 * 24 * 3_600_000).toISOString());
      const renew = () => lasting.call<ErrorEnvelope & SignInAnswer>('PUT', '/api/sign-in', { token });
      for (let day = 1; day < 7; day++) {
        then = began + day * 24 * 3_600_000;
        expect((await renew()).body.expires).toBe(expires);
      }
      then = began + 7 * 24 * 3_600_000;
      const { status, body } = await renew();
      expect([status, body.errors[0]?.id]).toEqual([401, 'expired token']);
    } finally {
      await lasting.close();
    }
  });

  test('that is missing or unknown is unauthorized', async () => {
    for (const token of ['', 'unknown']) {
      const { status, body } = await myOrgs(token);
      expect(status).toBe(401);
      expect(body).toMatchObject({ errors: [{ id: 'unauthorized' }] });
    }
  });

  test('past its end is refused with the single error that ends a session', async () => {
    const { token } = (await signIn(OWNER)).body;
    now = new Date(now.getTime() + 31 * 60_000);
    const { status, body } = await myOrgs(token);
    expect(status).toBe(401);
    expect(body).toEqual({ errors: [{ id: 'expired token', detail: 'the session has ended; sign in again' }] });
  });

  test('is asked for before the body is looked at', async () => {
    const { status, body } = await server.call('POST', '/api/lesecretariat/challenge', {
      body: '{not json',
      token: '',
    });
    expect(status).toBe(401);
    expect(body).toMatchObject({ errors: [{ id: 'unauthorized' }] });
  });
});

describe('my-orgs', () => {
  test('can be filtered by a role, and refuses one that is none', async () => {
    const { token } = (await signIn(OWNER)).body;
    const asked = (role: string) => server.call('GET', `/api/lesecretariat/my-orgs?role=${role}`, { token });
    expect((await asked('owner')).body).toMatchObject({ orgs: [{ name: 'Club' }] });
    expect((await asked('reader')).body).toEqual({ orgs: [] });
    expect((await asked('king')).status).toBe(400);
  });
});
