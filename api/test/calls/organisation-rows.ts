import type { InvitedAnswer, SessionsAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { openSession } from '../../src/services/accounts/sessions.ts';
import { hashSecret } from '../../src/services/context/secret.ts';
import { insertMember } from '../../src/store/accounts/organisations.ts';
import { insertAccount, verifyAccount } from '../../src/store/accounts/organisers.ts';
import { writeSetting } from '../../src/store/settings.ts';
import { OWNER, type RunningServer } from '../running-server.ts';
import type { CallRow, Place } from './place.ts';
import { no, row } from './secretariat-rows.ts';

const BASE = '/api/lesecretariat';
const org = ({ orgOID }: Place) => `${BASE}/organisation/${orgOID}`;

let counted = 0;
const someone = () => {
  counted += 1;
  return `someone${counted}@calls.example`;
};

const invited = async (server: RunningServer, at: Place) => {
  const body = { email: someone(), role: 'reader' };
  const { invitation, link = '' } = (await server.call<InvitedAnswer>('POST', `${org(at)}/invitations`, { body })).body;
  return { invitation: invitation.oid, key: link.split('=')[1] ?? '' };
};

const joined = async ({ ctx, org: own }: RunningServer) => {
  const { db } = ctx.store;
  const member = await insertAccount(db, { email: someone(), password: 'x', demo: false, now: ctx.clock() });
  await insertMember(db, own, member, 'reader');
  return { member };
};

const confirmed = async ({ ctx }: RunningServer, _: Place, own: string) => {
  await verifyAccount(ctx.store.db, own, 'walker@calls.example', ctx.clock());
  return {};
};

const signedInElsewhere = async (server: RunningServer, _: Place, own: string) => {
  const { token } = await openSession(server.ctx, own, 3_600_000);
  const { body } = await server.call<SessionsAnswer>('GET', `${BASE}/sessions`, { token });
  return { session: body.sessions.find(({ current }) => current)?.oid ?? '' };
};

const FIRST_KEY = 'the key of the link';
const linkPrinted = async ({ ctx }: RunningServer) => {
  await writeSetting(ctx.store.db, 'first organiser key', hashSecret(FIRST_KEY));
  return { firstKey: FIRST_KEY };
};

const PERSON = { last: 'Martin', first: 'Leo' };
/** Whom nothing names: other rows of these tests go on finding theirs. */
const NOBODY = { last: 'Personne', first: 'Aucune' };
const noName = (call: string) =>
  no('invalid request', 'no name', (at) => ({ path: `${org(at)}/${call}`, body: { last: ' ' } }), /^\$\.last: /);

/** Who runs competitions, and one's own account. */
export const ORGANISATION_ROWS = {
  openOrganisation: row(
    'signed in',
    () => ({ path: `${BASE}/organisation`, body: { name: 'Ligue' } }),
    s.organisationAnswer,
    {
      ready: confirmed,
      unknown: 'fine',
      refusals: [no('invalid request', 'no name', () => ({ path: `${BASE}/organisation`, body: {} }), /^\$\.name: /)],
    },
  ),
  personData: row('owners', (at) => ({ path: `${org(at)}/person`, body: PERSON }), s.personDataAnswer, {
    refusals: [noName('person')],
  }),
  erasePerson: row('owners', (at) => ({ path: `${org(at)}/person/erase`, body: NOBODY }), s.erasePersonAnswer, {
    refusals: [noName('person/erase')],
  }),
  allowPerson: row('owners', (at) => ({ path: `${org(at)}/person/allow`, body: NOBODY }), s.allowPersonAnswer, {
    refusals: [noName('person/allow')],
  }),
  renameOrganisation: row('owners', (at) => ({ path: org(at), body: { name: 'Club' } }), s.organisationAnswer, {
    refusals: [no('invalid request', 'no name', (at) => ({ path: org(at), body: { name: '' } }), /^\$\.name: /)],
  }),
  organisationLogs: row('owners', (at) => `${org(at)}/logs?limit=10`, s.logsAnswer, {
    refusals: [no('invalid request', 'a page of none', (at) => `${org(at)}/logs?limit=0`, /^query\.limit: /)],
  }),
  members: row('members', (at) => `${org(at)}/members`, s.membersAnswer),
  changeMember: row(
    'owners',
    (at) => ({ path: `${org(at)}/member/${at.made.member}`, body: { role: 'secretary' } }),
    s.member,
    {
      ready: joined,
      refusals: [
        no('not found', 'nobody', (at) => ({ path: `${org(at)}/member/x`, body: { role: 'reader' } }), /no member x/),
        no(
          'invalid request',
          'no such role',
          (at) => ({ path: `${org(at)}/member/x`, body: { role: 'king' } }),
          /^\$\.role: /,
        ),
      ],
    },
  ),
  removeMember: row('members', (at) => `${org(at)}/member/${at.made.member}`, s.removedMemberAnswer, {
    ready: joined,
    refusals: [no('not found', 'nobody', (at) => `${org(at)}/member/x`, /no member x/)],
  }),
  invitations: row('owners', (at) => `${org(at)}/invitations`, s.invitationsAnswer),
  inviteMember: row(
    'owners',
    (at) => ({ path: `${org(at)}/invitations`, body: { email: someone(), role: 'reader' } }),
    s.invitedAnswer,
    {
      refusals: [
        no(
          'conflict',
          'a member',
          (at) => ({ path: `${org(at)}/invitations`, body: { email: OWNER.email, role: 'reader' } }),
          /^\$\.email: /,
        ),
        no(
          'invalid request',
          'no address',
          (at) => ({ path: `${org(at)}/invitations`, body: { email: 'x', role: 'reader' } }),
          /^\$\.email: /,
        ),
      ],
    },
  ),
  revokeInvitation: row('owners', (at) => `${org(at)}/invitation/${at.made.invitation}`, s.revokedInvitationAnswer, {
    ready: invited,
    refusals: [no('not found', 'none', (at) => `${org(at)}/invitation/x`, /no invitation x/)],
  }),
  readInvitation: row(
    'anyone',
    ({ made }) => ({ path: '/api/invitation', body: { key: made.key } }),
    s.invitationAnswer,
    {
      ready: invited,
      unknown: 'forbidden',
      refusals: [no('forbidden', 'none', () => ({ path: '/api/invitation', body: { key: 'x' } }), /^\$\.key: /)],
    },
  ),
  acceptInvitation: row(
    'anyone',
    ({ made }) => ({ path: '/api/invitation/accept', body: { key: made.key, password: 'long enough by far' } }),
    s.signInAnswer,
    {
      ready: invited,
      unknown: 'forbidden',
      refusals: [
        no(
          'forbidden',
          'none',
          () => ({ path: '/api/invitation/accept', body: { key: 'x', password: 'x' } }),
          /^\$\.key: /,
        ),
      ],
    },
  ),
  changePassword: row(
    'signed in',
    () => ({ path: `${BASE}/password`, body: { current: OWNER.password, password: OWNER.password } }),
    s.endedAnswer,
    {
      refusals: [
        no(
          'forbidden',
          'not the present one',
          () => ({ path: `${BASE}/password`, body: { current: 'x', password: 'long enough by far' } }),
          /^\$\.current: /,
        ),
        no(
          'short password',
          'too short',
          () => ({ path: `${BASE}/password`, body: { current: OWNER.password, password: 'short' } }),
          /^\$\.password: /,
        ),
      ],
    },
  ),
  sessions: row('signed in', () => `${BASE}/sessions`, s.sessionsAnswer),
  endSessions: row('signed in', () => `${BASE}/sessions`, s.endedAnswer, {
    ready: signedInElsewhere,
    unknown: 'fine',
  }),
  endSession: row('signed in', ({ made }) => `${BASE}/session/${made.session}`, s.endedSessionAnswer, {
    ready: signedInElsewhere,
  }),
  signIn: row('anyone', () => ({ path: '/api/sign-in', body: OWNER }), s.signInAnswer, {
    refusals: [
      no(
        'unauthorized',
        'a wrong password',
        () => ({ path: '/api/sign-in', body: { ...OWNER, password: 'x' } }),
        /do not go together/,
      ),
    ],
  }),
  extendSession: row('signed in', () => '/api/sign-in', s.sessionAnswer),
  signOut: row('signed in', () => '/api/sign-in', z.object({})),
  createFirstOrganiser: row(
    'anyone',
    ({ made }) => ({
      path: '/api/first-organiser',
      body: { key: made.firstKey ?? 'x', email: someone(), password: 'long enough by far', organisation: 'Club' },
    }),
    s.signInAnswer,
    {
      ready: linkPrinted,
      unknown: 'forbidden',
      refusals: [
        no(
          'forbidden',
          'a link that is used up',
          () => ({
            path: '/api/first-organiser',
            body: { key: 'x', email: someone(), password: 'long enough by far', organisation: 'Club' },
          }),
          /^\$\.key: /,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
