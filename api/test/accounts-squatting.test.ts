import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  ErrorEnvelope,
  InvitationAnswer,
  InviteAnswer,
  LogsAnswer,
  MembersAnswer,
  OrgsAnswer,
  Role,
  SignInAnswer,
} from 'shared-domain/contract';
import { hashPassword } from '../src/services/accounts/passwords.ts';
import { openSession } from '../src/services/accounts/sessions.ts';
import { insertMember } from '../src/store/accounts/organisations.ts';
import { createOwner } from '../src/store/accounts/organisers.ts';
import { type MailServer, readKey, startMailServer } from './mail-server.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

const VICTIM = 'ines@valmont.example';
const SQUATTER = 'chosen by the squatter';
const HERS = 'chosen by ines herself';

let mail: MailServer;
let server: RunningServer;
let other: { token: string; org: string };
beforeEach(async () => {
  mail = await startMailServer();
  server = await startServer({ env: mail.env });
  const owner = { email: 'marc@rennes.example', password: await hashPassword('a password of marc'), demo: false };
  const made = await createOwner(server.ctx.store.db, { ...owner, organisation: 'Rennes', now: new Date() });
  other = { org: made.organisation, token: (await openSession(server.ctx, made.organiser, 3_600_000)).token };
});
afterEach(async () => {
  await server.close();
  await mail.close();
});

const call = <T>(method: string, path: string, body?: unknown, token = '') =>
  server.call<T & ErrorEnvelope>(method, path, { ...(body === undefined ? {} : { body }), token });
const accept = (key: string, password: string, keep?: string[]) =>
  call<SignInAnswer>('POST', '/api/invitation/accept', { key, password, ...(keep === undefined ? {} : { keep }) });
const signIn = (password: string, email = VICTIM) => call<SignInAnswer>('POST', '/api/sign-in', { email, password });
const getOrgs = async (token: string) =>
  (await call<OrgsAnswer>('GET', '/api/lesecretariat/my-orgs', undefined, token)).body.orgs.map(({ name }) => name);
const invite = (org: string, token: string, role: Role = 'owner', email = VICTIM) =>
  call<InviteAnswer>('POST', `/api/lesecretariat/organisation/${org}/invitations`, { email, role }, token);

/** An owner is given the link for somebody else's address, opens it, and is that somebody here. */
async function squat(role: Role = 'owner'): Promise<{ token: string; oid: string }> {
  const { invitation } = (await invite(server.org, server.token, role)).body;
  await server.ctx.store.db.updateTable('invitation').set({ mailed: 0 }).where('oid', '=', invitation.oid).execute();
  const { token } = (await accept(readKey(await mail.waitForLetter(VICTIM)), SQUATTER)).body;
  const { body } = await call<MembersAnswer>(
    'GET',
    `/api/lesecretariat/organisation/${server.org}/members`,
    undefined,
    token,
  );
  return { token, oid: body.members.find(({ email }) => email === VICTIM)?.oid ?? '' };
}

describe('An account that an owner made with somebody else’s address', () => {
  test('says to every member that its address is not confirmed, and is told so itself', async () => {
    const { token } = await squat();
    const { body } = await call<MembersAnswer>(
      'GET',
      `/api/lesecretariat/organisation/${server.org}/members`,
      undefined,
      server.token,
    );
    expect(body.members.map(({ email, verified }) => [email, verified])).toEqual([
      [VICTIM, false],
      [OWNER.email, true],
    ]);
    expect((await call('GET', '/api/lesecretariat/account', undefined, token)).body).toMatchObject({ verified: false });
  });

  test('is gone when the real person opens an invitation that came by mail', async () => {
    const { token } = await squat();
    await invite(other.org, other.token, 'secretary');
    const key = readKey(await mail.waitForLetter(VICTIM));
    const { body } = await call<InvitationAnswer>('POST', '/api/invitation', { key });
    expect(body).toMatchObject({ account: false, claim: true, orgs: [{ name: 'Club', role: 'owner' }] });
    const hers = (await accept(key, HERS)).body.token;
    expect(await getOrgs(hers)).toEqual(['Rennes']);
    expect((await call('GET', '/api/lesecretariat/my-orgs', undefined, token)).status).toBe(401);
    expect([(await signIn(SQUATTER)).status, (await signIn(HERS)).status]).toEqual([401, 200]);
  });

  test('is not opened by an invitation that was handed over, and the real person’s password does not open it', async () => {
    await squat();
    const { invitation } = (await invite(other.org, other.token)).body;
    await server.ctx.store.db.updateTable('invitation').set({ mailed: 0 }).where('oid', '=', invitation.oid).execute();
    const key = readKey(await mail.waitForLetter(VICTIM));
    const { body } = await call<InvitationAnswer>('POST', '/api/invitation', { key });
    expect(body).toMatchObject({ account: true, claim: false, orgs: [] });
    expect((await accept(key, HERS)).status).toBe(401);
    const members = await call<MembersAnswer>(
      'GET',
      `/api/lesecretariat/organisation/${other.org}/members`,
      undefined,
      other.token,
    );
    expect(members.body.members.map(({ email }) => email)).toEqual(['marc@rennes.example']);
  });

  test('is taken over with what it was in where that is asked; what it did is not the new account’s', async () => {
    const { token, oid } = await squat('secretary');
    await call('POST', '/api/password/forgotten', { email: VICTIM });
    const key = readKey(await mail.waitForLetter(VICTIM));
    await call('POST', '/api/password/reset', { key, password: HERS, keep: [server.org] });
    const hers = (await signIn(HERS)).body.token;
    expect(await getOrgs(hers)).toEqual(['Club']);
    expect((await call('GET', '/api/lesecretariat/my-orgs', undefined, token)).status).toBe(401);
    const { body } = await call<LogsAnswer>(
      'GET',
      `/api/lesecretariat/organisation/${server.org}/logs`,
      undefined,
      server.token,
    );
    expect(body.logs.find(({ action }) => action === 'member joined')?.who).toEqual({ oid });
    expect(body.logs.find(({ action }) => action === 'address claimed')?.who?.email).toBe(VICTIM);
  });

  test('is not proved by the real person’s click: only by who is signed in to it', async () => {
    const { token } = await squat();
    await call('POST', '/api/lesecretariat/account/verification', undefined, token);
    const key = readKey(await mail.waitForLetter(VICTIM));
    expect((await call('POST', '/api/lesecretariat/account/address/confirm', { key })).status).toBe(401);
    expect((await call('POST', '/api/lesecretariat/account/address/confirm', { key }, other.token)).status).toBe(403);
    expect((await call('GET', '/api/lesecretariat/account', undefined, token)).body).toMatchObject({ verified: false });
    // The very same link gives the address to who got it.
    expect((await call('POST', '/api/password/reset', { key, password: HERS })).body).toEqual({ email: VICTIM });
    expect((await call('GET', '/api/lesecretariat/my-orgs', undefined, token)).status).toBe(401);
    expect((await signIn(HERS)).status).toBe(200);
  });

  test('opens no organisation of its own, and puts out no owner whose address is confirmed', async () => {
    const { token } = await squat();
    expect((await call('POST', '/api/lesecretariat/organisation', { name: 'Mine' }, token)).status).toBe(403);
    const { body } = await call<MembersAnswer>(
      'GET',
      `/api/lesecretariat/organisation/${server.org}/members`,
      undefined,
      token,
    );
    const owner = body.members.find(({ email }) => email === OWNER.email)?.oid ?? '';
    await insertMember(server.ctx.store.db, server.org, (await getOwner('marc@rennes.example')) ?? '', 'owner');
    const path = `/api/lesecretariat/organisation/${server.org}/member/${owner}`;
    expect((await call('DELETE', path, undefined, token)).status).toBe(403);
    expect((await call('PUT', path, { role: 'reader' }, token)).status).toBe(403);
    expect((await call('DELETE', path, undefined, other.token)).status).toBe(200);
  });

  test('does not stand in for the last true owner, who can neither leave nor be taken out', async () => {
    const { token, oid } = await squat();
    const { body } = await call<MembersAnswer>(
      'GET',
      `/api/lesecretariat/organisation/${server.org}/members`,
      undefined,
      token,
    );
    const owner = body.members.find(({ email }) => email === OWNER.email)?.oid ?? '';
    const base = `/api/lesecretariat/organisation/${server.org}/member`;
    const refused = await call('DELETE', `${base}/${owner}`, undefined, server.token);
    expect([refused.status, refused.body.errors[0]?.id]).toEqual([409, 'last owner']);
    expect((await call('PUT', `${base}/${owner}`, { role: 'reader' }, server.token)).status).toBe(409);
    expect((await call('DELETE', `${base}/${oid}`, undefined, server.token)).status).toBe(200);
  });

  test('that its own person confirms goes on as it is', async () => {
    const { token } = await squat();
    await call('POST', '/api/lesecretariat/account/verification', undefined, token);
    const key = readKey(await mail.waitForLetter(VICTIM));
    expect((await call('POST', '/api/lesecretariat/account/address/confirm', { key }, token)).body).toEqual({
      email: VICTIM,
    });
    expect((await call('GET', '/api/lesecretariat/account', undefined, token)).body).toMatchObject({ verified: true });
    expect(await getOrgs(token)).toEqual(['Club']);
    expect((await call('POST', '/api/lesecretariat/account/address/confirm', { key }, token)).status).toBe(403);
  });
});

const getOwner = async (email: string) =>
  (await server.ctx.store.db.selectFrom('organiser').select('oid').where('email', '=', email).executeTakeFirst())?.oid;

test('Without a mail server an invitation is handed over as a path, whatever Host asks for it', async () => {
  const alone = await startServer();
  const path = `/api/lesecretariat/organisation/${alone.org}/invitations`;
  const body = { email: VICTIM, role: 'reader' };
  const answer = await alone.call<InviteAnswer>('POST', path, { body, headers: { host: 'evil.example' } });
  await alone.close();
  expect(answer.body).toMatchObject({
    mailed: false,
    link: expect.stringMatching(/^\/mgr\/lesecretariat\/#invitation=/),
  });
});
