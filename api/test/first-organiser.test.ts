import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createConfiguredOrganiser,
  createFirstOrganiserKey,
  ensureOwner,
} from '../src/services/accounts/first-organiser.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ organiser: false });
});
afterEach(() => server.close());

const draft = { email: 'first@club.example', password: 'twelve letters or more', organisation: 'Comité 35' };
const CONFIGURED = { email: 'env@club.example', password: 'from the environment' };
const signIn = (body: object) => server.call<{ token: string }>('POST', '/api/sign-in', { body });
const create = (body: unknown) => server.call<{ token: string }>('POST', '/api/first-organiser', { body });

describe('The first organiser', () => {
  test('is created once by the one-time link, owns the organisation and is signed in', async () => {
    const key = await createFirstOrganiserKey(server.ctx);
    const { status, body } = await create({ ...draft, key });
    expect(status).toBe(200);
    const orgs = await server.call('GET', '/api/lesecretariat/my-orgs', { token: body.token });
    expect(orgs.body).toMatchObject({ orgs: [{ name: 'Comité 35', role: 'owner' }] });
    expect((await create({ ...draft, email: 'second@club.example', key })).status).toBe(403);
    expect(await createFirstOrganiserKey(server.ctx)).toBeUndefined();
  });

  test('cannot be created by two at once', async () => {
    const key = await createFirstOrganiserKey(server.ctx);
    const both = await Promise.all(
      ['a@club.example', 'b@club.example'].map((email) => create({ ...draft, email, key })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('gets a new link at each start, and only the newest opens', async () => {
    const old = await createFirstOrganiserKey(server.ctx);
    const current = await createFirstOrganiserKey(server.ctx);
    expect((await create({ ...draft, key: old })).status).toBe(403);
    expect((await create({ ...draft, key: current })).status).toBe(200);
  });

  test('is refused a short password by its path', async () => {
    const key = await createFirstOrganiserKey(server.ctx);
    const { status, body } = await create({ ...draft, key, password: 'short' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('$.password: ');
  });

  test('comes from the environment without a person, and only once', async () => {
    await createConfiguredOrganiser(server.ctx, CONFIGURED);
    await createConfiguredOrganiser(server.ctx, CONFIGURED);
    const { body } = await signIn(CONFIGURED);
    const orgs = await server.call('GET', '/api/lesecretariat/my-orgs', { token: body.token });
    expect(orgs.body).toMatchObject({ orgs: [{ name: 'Mon organisation', role: 'owner' }] });
  });

  test('comes from the environment beside the demo’s', async () => {
    await ensureOwner(server.ctx, { ...draft, demo: true });
    await createConfiguredOrganiser(server.ctx, CONFIGURED);
    expect((await signIn(CONFIGURED)).status).toBe(200);
  });

  test('comes from the environment no more once there is one: a former address opens nothing at a restart', async () => {
    const warnings: string[] = [];
    const ctx = { ...server.ctx, warn: (message: string) => void warnings.push(message) };
    await createConfiguredOrganiser(ctx, CONFIGURED);
    await server.ctx.store.db.updateTable('organiser').set({ email: 'changed@club.example' }).execute();
    expect(warnings).toEqual([]);
    await createConfiguredOrganiser(ctx, CONFIGURED);
    expect(warnings).toEqual([expect.stringContaining('ORGANISER_EMAIL and ORGANISER_PASSWORD are ignored')]);
    expect((await signIn(CONFIGURED)).status).toBe(401);
    expect(await server.ctx.store.db.selectFrom('organisation').select('oid').execute()).toHaveLength(1);
  });

  test('is still to come when only the demo has an account', async () => {
    await ensureOwner(server.ctx, { ...draft, demo: true });
    expect(await createFirstOrganiserKey(server.ctx)).toBeDefined();
  });
});
