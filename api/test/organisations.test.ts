import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  Challenge,
  ErrorEnvelope,
  InvitationAnswer,
  InvitationsAnswer,
  InviteAnswer,
  LogsAnswer,
  Member,
  MembersAnswer,
  OrganisationAnswer,
  OrgsAnswer,
  Role,
  SignInAnswer,
} from 'shared-domain/contract';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

const DAY = 24 * 3_600_000;
const PASSWORD = 'another long password';

let now = Date.parse('2026-06-13T10:00:00Z');
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now), env: { TOKEN_TTL: '60d' } });
});
afterAll(() => server.close());

const base = (org = server.org) => `/api/lesecretariat/organisation/${org}`;
const getKey = ({ link = '' }: InviteAnswer): string => /#invitation=([\w-]+)$/.exec(link)?.[1] ?? '';
const invite = (email: string, role: Role = 'secretary', org = server.org, token = server.token) =>
  server.call<InviteAnswer & ErrorEnvelope>('POST', `${base(org)}/invitations`, { body: { email, role }, token });
const accept = (key: string, password = PASSWORD) =>
  server.call<SignInAnswer & ErrorEnvelope>('POST', '/api/invitation/accept', { body: { key, password }, token: '' });
const members = async (org = server.org) =>
  (await server.call<MembersAnswer>('GET', `${base(org)}/members`)).body.members;
const getOrgs = async (token: string, role?: Role) =>
  (
    await server.call<OrgsAnswer>('GET', `/api/lesecretariat/my-orgs${role === undefined ? '' : `?role=${role}`}`, {
      token,
    })
  ).body.orgs;

/** Somebody who has joined the organisation. */
async function joinMember(email: string, role: Role): Promise<{ token: string; member: Member }> {
  const { body } = await accept(getKey((await invite(email, role)).body));
  const member = (await members()).find((one) => one.email === email);
  return { token: body.token, member: member as Member };
}

describe('An organisation', () => {
  test('is opened by an owner of one, who owns it too, and is found by that role', async () => {
    const { body } = await server.call<OrganisationAnswer>('POST', '/api/lesecretariat/organisation', {
      body: { name: '  Ligue de Bretagne ' },
    });
    expect(body).toEqual({ oid: expect.any(String), name: 'Ligue de Bretagne', role: 'owner' });
    expect(await getOrgs(server.token, 'owner')).toContainEqual(body);
    expect(await getOrgs(server.token, 'reader')).toEqual([]);
  });

  test('is not opened by whoever owns none', async () => {
    const { token } = await joinMember('nowhere@club.example', 'secretary');
    const body = { name: 'Mine' };
    const answer = await server.call<ErrorEnvelope>('POST', '/api/lesecretariat/organisation', { body, token });
    expect([answer.status, answer.body.errors[0]?.id]).toEqual([403, 'forbidden']);
  });

  test.each(['Club https://a.example', 'Club www.a.example', 'moi@a.example', 'Club ＠a', 'Club \u202e', 'Club\n'])(
    'has no address, no line end and no turned direction in its name: %j',
    async (name) => {
      for (const [method, path] of [
        ['POST', '/api/lesecretariat/organisation'],
        ['PUT', base()],
      ] as const) {
        const { status, body } = await server.call<ErrorEnvelope>(method, path, { body: { name } });
        expect([status, body.errors[0]?.detail]).toEqual([400, expect.stringMatching(/^\$\.name: has /)]);
      }
    },
  );

  test('is one of thirty that an account owns at most', async () => {
    const other = await startServer();
    const open = (name: string) =>
      other.call<ErrorEnvelope>('POST', '/api/lesecretariat/organisation', { body: { name } });
    for (let i = 2; i <= 30; i += 1) expect((await open(`Club ${i}`)).status).toBe(200);
    const { status, body } = await open('Club 31');
    expect([status, body.errors[0]?.id]).toEqual([409, 'too many organisations']);
    await other.close();
  });

  test('renamed is renamed in the answers about its challenges, by whatever they are kept', async () => {
    const { oid, revision } = await server.createChallenge();
    const read = async () => (await server.get<Challenge>(`/api/challenge/${oid}`)).body;
    expect((await read()).org.name).toBe('Club');
    await server.call('PUT', base(), { body: { name: 'Club athlétique' } });
    expect(await read()).toMatchObject({ org: { name: 'Club athlétique' }, revision: revision + 1 });
    await server.call('PUT', base(), { body: { name: 'Club athlétique' } });
    expect((await read()).revision).toBe(revision + 1);
    await server.call('PUT', base(), { body: { name: 'Club' } });
  });

  test.each([
    ['a name of blanks', { name: '  ' }],
    ['no name', {}],
    ['a name without end', { name: 'x'.repeat(201) }],
  ])('with %s is refused', async (_, body) => {
    const answer = await server.call<ErrorEnvelope>('PUT', base(), { body });
    expect([answer.status, answer.body.errors[0]?.detail]).toEqual([400, expect.stringMatching(/^\$\.name: /)]);
  });
});

describe('An invitation', () => {
  test('is a one-time link that says what it is to, sets a password and signs in', async () => {
    const { body } = await invite('Ines@Club.Example', 'reader');
    expect(body).toMatchObject({ mailed: false, invitation: { email: 'ines@club.example', role: 'reader' } });
    const key = getKey(body);
    const read = await server.call<InvitationAnswer>('POST', '/api/invitation', { body: { key }, token: '' });
    expect(read.body).toEqual({
      org: { oid: server.org, name: 'Club' },
      email: 'ines@club.example',
      role: 'reader',
      expires: body.invitation.expires,
      account: false,
      claim: false,
      orgs: [],
    });
    const { token } = (await accept(key)).body;
    expect(await getOrgs(token)).toEqual([{ oid: server.org, name: 'Club', role: 'reader' }]);
    const stored = await server.ctx.store.db.selectFrom('organiser').selectAll().execute();
    expect(stored.find(({ email }) => email === 'ines@club.example')?.password).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2/,
    );
    const again = await accept(key);
    expect([again.status, again.body.errors[0]?.id]).toEqual([403, 'forbidden']);
    const signIn = { body: { email: 'ines@club.example', password: PASSWORD }, token: '' };
    expect((await server.call('POST', '/api/sign-in', signIn)).status).toBe(200);
  });

  test('is stored by its hash only', async () => {
    const { body } = await invite('hash@club.example');
    const rows = await server.ctx.store.db.selectFrom('invitation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(getKey(body));
    expect(rows.map(({ email }) => email)).toContain('hash@club.example');
  });

  test('opens nothing after a week, once revoked, or once another took its place', async () => {
    const first = (await invite('late@club.example')).body;
    const second = (await invite('late@club.example', 'reader')).body;
    expect((await accept(getKey(first))).status).toBe(403);
    const list = async () =>
      (await server.call<InvitationsAnswer>('GET', `${base()}/invitations`)).body.invitations.filter(
        ({ email }) => email === 'late@club.example',
      );
    expect(await list()).toEqual([second.invitation]);
    now += 7 * DAY;
    expect((await accept(getKey(second))).status).toBe(403);
    expect(await list()).toEqual([]);
    const third = (await invite('late@club.example')).body;
    const revoke = () => server.call('DELETE', `${base()}/invitation/${third.invitation.oid}`);
    expect((await revoke()).body).toEqual({ oid: third.invitation.oid });
    expect((await revoke()).status).toBe(404);
    expect((await accept(getKey(third))).status).toBe(403);
  });

  test('of somebody who has an account asks for that account’s password, and leaves it as it is', async () => {
    const { body: org } = await server.call<OrganisationAnswer>('POST', '/api/lesecretariat/organisation', {
      body: { name: 'Comité' },
    });
    const { token, member } = await joinMember('known@club.example', 'secretary');
    const key = getKey((await invite(member.email, 'owner', org.oid)).body);
    const wrong = await accept(key, 'what its owner would like');
    expect([wrong.status, wrong.body.errors[0]?.id]).toEqual([401, 'unauthorized']);
    const again = await accept(key);
    expect((await server.call('GET', '/api/lesecretariat/my-orgs', { token })).status).toBe(401);
    expect((await getOrgs(again.body.token)).map(({ name, role }) => [name, role])).toEqual([
      ['Club', 'secretary'],
      ['Comité', 'owner'],
    ]);
  });

  test('lets a password be guessed ten times, however many addresses guess', async () => {
    const { body: org } = await server.call<OrganisationAnswer>('POST', '/api/lesecretariat/organisation', {
      body: { name: 'District' },
    });
    const { member } = await joinMember('guessed@club.example', 'reader');
    const key = getKey((await invite(member.email, 'reader', org.oid)).body);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await accept(key, `guess number ${guess}`)).status);
    expect(statuses.slice(-3)).toEqual([401, 429, 429]);
  });

  test('goes to one address five times in an hour, whatever its letters', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await invite(n % 2 ? 'Often@club.example' : 'often@club.example')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    now += 3_600_000;
    expect((await invite('often@club.example')).status).toBe(200);
  });

  test('is refused to a member, to no address, for no role, and with too short a password', async () => {
    expect((await invite(OWNER.email)).status).toBe(409);
    expect((await invite('nobody')).status).toBe(400);
    expect((await invite('a@club.example', 'king' as Role)).status).toBe(400);
    const key = getKey((await invite('short@club.example')).body);
    const answer = await accept(key, 'short');
    expect([answer.status, answer.body.errors[0]?.detail]).toEqual([400, '$.password: at least 12 characters']);
    expect((await accept(key)).status).toBe(200);
  });
});

describe('A member', () => {
  test('is seen by every other, with role and address', async () => {
    const { token, member } = await joinMember('reader@club.example', 'reader');
    const { body } = await server.call<MembersAnswer>('GET', `${base()}/members`, { token });
    expect(body.members).toContainEqual({
      oid: member.oid,
      email: 'reader@club.example',
      role: 'reader',
      verified: false,
      secondFactor: false,
    });
  });

  test('may do at once what a new role allows, and nothing once removed', async () => {
    const { token, member } = await joinMember('up@club.example', 'reader');
    const path = `${base()}/member/${member.oid}`;
    const create = () =>
      server.call('POST', '/api/lesecretariat/challenge', {
        body: {
          name: 'A',
          rtype: 'FFA',
          org: { oid: server.org },
          kind: 'road',
          region: 'Bretagne',
          date: '2026-06-13',
        },
        token,
      });
    expect((await create()).status).toBe(403);
    expect((await server.call('PUT', path, { body: { role: 'secretary' } })).body).toEqual({
      ...member,
      role: 'secretary',
    });
    expect((await create()).status).toBe(200);
    expect((await server.call('DELETE', path)).body).toEqual({ oid: member.oid });
    expect((await create()).status).toBe(403);
    expect((await server.call('DELETE', path)).status).toBe(404);
  });

  test('may leave, and may not put others out', async () => {
    const one = await joinMember('leaving@club.example', 'reader');
    const other = await joinMember('staying@club.example', 'reader');
    const out = (oid: string) => server.call('DELETE', `${base()}/member/${oid}`, { token: one.token });
    expect((await out(other.member.oid)).status).toBe(403);
    expect((await out(one.member.oid)).status).toBe(200);
    expect(await getOrgs(one.token)).toEqual([]);
  });

  test('who is the last owner neither leaves nor becomes less; with a second one both can', async () => {
    const own = (await members()).find(({ email }) => email === OWNER.email) as Member;
    const path = `${base()}/member/${own.oid}`;
    for (const answer of [
      await server.call<ErrorEnvelope>('DELETE', path),
      await server.call<ErrorEnvelope>('PUT', path, { body: { role: 'reader' } }),
    ])
      expect([answer.status, answer.body.errors[0]?.id]).toEqual([409, 'last owner']);
    const { token, member } = await joinMember('second@club.example', 'owner');
    const both = await Promise.all([
      server.call('DELETE', path, { token }),
      server.call('DELETE', `${base()}/member/${member.oid}`),
    ]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const owners = await server.ctx.store.db
      .selectFrom('membership')
      .select('organiser')
      .where('organisation', '=', server.org)
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    if (owners[0]?.organiser !== own.oid)
      await server.ctx.store.db
        .insertInto('membership')
        .values({ organiser: own.oid, organisation: server.org, role: 'owner' })
        .execute();
  });
});

describe('A challenge given to another organisation of the same person', () => {
  test('is that one’s from then on, with what can be undone in it and its log', async () => {
    const { body: other } = await server.call<OrganisationAnswer>('POST', '/api/lesecretariat/organisation', {
      body: { name: 'Reprise' },
    });
    const { token } = await joinMember('left-behind@club.example', 'secretary');
    const { oid } = await server.createChallenge();
    await server.upload(oid, { trialsData: [] });
    const edit = (body: object, by?: string) =>
      server.call<ErrorEnvelope>('PUT', `/api/lesecretariat/challenge/${oid}`, { body, ...(by ? { token: by } : {}) });
    const logs = (by: string) => server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${oid}`, { token: by });
    expect((await logs(token)).status).toBe(200);
    expect((await edit({ org: { oid: other.oid } }, token)).status).toBe(403);
    expect((await edit({ org: { oid: other.oid } })).status).toBe(200);
    expect((await edit({ name: 'No longer theirs' }, token)).status).toBe(403);
    expect((await logs(token)).status).toBe(403);
    expect((await logs(server.token)).body.logs[0]?.action).toBe('challenge changed');
  });

  test('is given by an owner of its own alone: a secretary who writes in both is refused, and nothing moves', async () => {
    const { body: other } = await server.call<OrganisationAnswer>('POST', '/api/lesecretariat/organisation', {
      body: { name: 'Convoitée' },
    });
    const { token, member } = await joinMember('both@club.example', 'secretary');
    const role = { organiser: member.oid, organisation: other.oid, role: 'owner' } as const;
    await server.ctx.store.db.insertInto('membership').values(role).execute();
    const { oid } = await server.createChallenge();
    const body = { org: { oid: other.oid } };
    const path = `/api/lesecretariat/challenge/${oid}`;
    const answer = await server.call<ErrorEnvelope>('PUT', path, { body, token });
    expect([answer.status, answer.body.errors[0]]).toEqual([
      403,
      expect.objectContaining({ id: 'forbidden', path: '$.org.oid', detail: expect.stringContaining('only an owner') }),
    ]);
    expect((await server.call('PUT', path, { body: { org: { oid: server.org }, name: 'Ours' }, token })).status).toBe(
      200,
    );
    expect((await server.call('PUT', path, { body: { name: 'Still ours' } })).status).toBe(200);
  });

  test('stands in the journals of both with both names, and is no act that is undone', async () => {
    const { body: other } = await server.call<OrganisationAnswer>('POST', '/api/lesecretariat/organisation', {
      body: { name: 'Accueil' },
    });
    const { oid } = await server.createChallenge();
    const own = (await getOrgs(server.token)).find((org) => org.oid === server.org)?.name;
    const body = { org: { oid: other.oid }, name: 'Meeting' };
    await server.call('PUT', `/api/lesecretariat/challenge/${oid}`, { body });
    const detail = { oid, name: 'Meeting', before: { organisation: own }, after: { organisation: 'Accueil' } };
    for (const path of [`${base()}/logs?`, `${base(other.oid)}/logs?`, `/api/lesecretariat/logs?chOID=${oid}`]) {
      const { logs } = (await server.call<LogsAnswer>('GET', `${path}&limit=1000`)).body;
      const moves = logs.filter(({ action, detail: { oid: moved } }) => action === 'challenge moved' && moved === oid);
      expect(moves).toEqual([
        expect.objectContaining({ detail, who: expect.objectContaining({ email: OWNER.email }) }),
      ]);
      expect(moves[0]).not.toHaveProperty('undo');
      const undo = { body: { logOid: moves[0]?.oid } };
      expect((await server.call('POST', '/api/lesecretariat/undo', undo)).status).toBe(404);
    }
  });

  test('leaves nothing behind that its former people could put back', async () => {
    const { body: other } = await server.call<OrganisationAnswer>('POST', '/api/lesecretariat/organisation', {
      body: { name: 'Ailleurs' },
    });
    const { token } = await joinMember('undoing@club.example', 'secretary');
    const { oid } = await server.createChallenge();
    await server.upload(oid, { trialsData: [] });
    const now_ = new Date(now).toISOString();
    await server.ctx.store.db
      .insertInto('removed')
      .values({ log: 'act', challenge: oid, organisation: server.org, deleted_at: now_, body: '{}', undone_at: null })
      .execute();
    await server.call('PUT', `/api/lesecretariat/challenge/${oid}`, { body: { org: { oid: other.oid } } });
    const undo = await server.call<ErrorEnvelope>('POST', '/api/lesecretariat/undo', {
      body: { logOid: 'act' },
      token,
    });
    expect([undo.status, undo.body.errors[0]?.id]).toEqual([404, 'not found']);
  });
});

describe('The log of an organisation', () => {
  test('says who opened it, who was invited by what, who joined, changed and went; no address of who was invited', async () => {
    const { body } = await server.call<LogsAnswer>('GET', `${base()}/logs?limit=1000`);
    const actions = new Set(body.logs.map(({ action }) => action));
    for (const action of ['organisation renamed', 'member invited', 'member joined', 'member changed', 'member left'])
      expect([...actions]).toContain(action);
    expect(JSON.stringify(body.logs.map(({ detail }) => detail))).not.toContain('@');
  });
});
