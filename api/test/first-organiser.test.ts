import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createFirstOrganiserKey, ensureOwner } from '../src/services/accounts/first-organiser.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ organiser: false });
});
afterEach(() => server.close());

const draft = { email: 'first@club.example', password: 'twelve letters or more', organisation: 'Comité 35' };
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
    const owner = { email: 'env@club.example', password: 'from the environment', organisation: 'Mon organisation' };
    await ensureOwner(server.ctx, owner);
    await ensureOwner(server.ctx, owner);
    const { body } = await server.call<{ token: string }>('POST', '/api/sign-in', { body: owner });
    const orgs = await server.call('GET', '/api/lesecretariat/my-orgs', { token: body.token });
    expect(orgs.body).toMatchObject({ orgs: [{ name: 'Mon organisation', role: 'owner' }] });
  });

  test('is still to come when only the demo has an account', async () => {
    await ensureOwner(server.ctx, { ...draft, demo: true });
    expect(await createFirstOrganiserKey(server.ctx)).toBeDefined();
  });
});
