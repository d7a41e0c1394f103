import type { InviteAnswer, SessionsAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { openSession } from '../../src/services/accounts/sessions.ts';
import { hashSecret } from '../../src/services/context/secret.ts';
import { insertMember } from '../../src/store/accounts/organisations.ts';
import { insertAccount, verifyAccount } from '../../src/store/accounts/organisers.ts';
import { writeSetting } from '../../src/store/settings.ts';
import { OWNER, type RunningServer } from '../running-server.ts';
import { BASE } from './call-requests.ts';
import type { CallRow, CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

const getPath = ({ orgOID }: CallTarget) => `${BASE}/organisation/${orgOID}`;

let accountCount = 0;
const createEmail = () => {
  accountCount += 1;
  return `someone${accountCount}@calls.example`;
};

const prepareInvitation = async (server: RunningServer, target: CallTarget) => {
  const body = { email: createEmail(), role: 'reader' };
  const { invitation, link = '' } = (
    await server.call<InviteAnswer>('POST', `${getPath(target)}/invitations`, { body })
  ).body;
  return { invitation: invitation.oid, key: link.split('=')[1] ?? '' };
};

const prepareMember = async ({ ctx, org: organiserOid }: RunningServer) => {
  const { db } = ctx.store;
  const member = await insertAccount(db, { email: createEmail(), password: 'x', demo: false, now: ctx.clock() });
  await insertMember(db, organiserOid, member, 'reader');
  return { member };
};

const confirmAccount = async ({ ctx }: RunningServer, _: CallTarget, organiserOid: string) => {
  await verifyAccount(ctx.store.db, organiserOid, 'walker@calls.example', ctx.clock());
  return {};
};

const prepareOtherSession = async (server: RunningServer, _: CallTarget, organiserOid: string) => {
  const { token } = await openSession(server.ctx, organiserOid, 3_600_000);
  const { body } = await server.call<SessionsAnswer>('GET', `${BASE}/sessions`, { token });
  return { session: body.sessions.find(({ current }) => current)?.oid ?? '' };
};

const FIRST_KEY = 'the key of the link';
const prepareFirstOrganiserLink = async ({ ctx }: RunningServer) => {
  await writeSetting(ctx.store.db, 'first organiser key', hashSecret(FIRST_KEY));
  return { firstKey: FIRST_KEY };
};

const PERSON = { last: 'Martin', first: 'Leo' };
/** A name that no list has, so that erasing it does not affect other rows. */
const NOBODY = { last: 'Personne', first: 'Aucune' };
const createNameRefusal = (call: string) =>
  refuse(
    'invalid request',
    'no name',
    (target) => ({ path: `${getPath(target)}/${call}`, body: { last: ' ' } }),
    /^\$\.last: /,
  );

/** Calls about organisations, their members, sessions and signing in. */
export const ORGANISATION_ROWS = {
  openOrganisation: makeRow(
    'signed in',
    () => ({ path: `${BASE}/organisation`, body: { name: 'Ligue' } }),
    s.organisationAnswer,
    {
      prepare: confirmAccount,
      unknown: 'fine',
      refusals: [
        refuse('invalid request', 'no name', () => ({ path: `${BASE}/organisation`, body: {} }), /^\$\.name: /),
      ],
    },
  ),
  personData: makeRow('owners', (target) => ({ path: `${getPath(target)}/person`, body: PERSON }), s.personDataAnswer, {
    refusals: [createNameRefusal('person')],
  }),
  erasePerson: makeRow(
    'owners',
    (target) => ({ path: `${getPath(target)}/person/erase`, body: NOBODY }),
    s.erasePersonAnswer,
    {
      refusals: [createNameRefusal('person/erase')],
    },
  ),
  allowPerson: makeRow(
    'owners',
    (target) => ({ path: `${getPath(target)}/person/allow`, body: NOBODY }),
    s.allowPersonAnswer,
    {
      refusals: [createNameRefusal('person/allow')],
    },
  ),
  renameOrganisation: makeRow(
    'owners',
    (target) => ({ path: getPath(target), body: { name: 'Club' } }),
    s.organisationAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'no name',
          (target) => ({ path: getPath(target), body: { name: '' } }),
          /^\$\.name: /,
        ),
      ],
    },
  ),
  organisationLogs: makeRow('owners', (target) => `${getPath(target)}/logs?limit=10`, s.logsAnswer, {
    refusals: [
      refuse('invalid request', 'a page of none', (target) => `${getPath(target)}/logs?limit=0`, /^query\.limit: /),
    ],
  }),
  members: makeRow('members', (target) => `${getPath(target)}/members`, s.membersAnswer),
  changeMember: makeRow(
    'owners',
    (target) => ({
      path: `${getPath(target)}/member/${target.prepared.member}`,
      body: { role: 'secretary' },
    }),
    s.member,
    {
      prepare: prepareMember,
      refusals: [
        refuse(
          'not found',
          'nobody',
          (target) => ({ path: `${getPath(target)}/member/x`, body: { role: 'reader' } }),
          /no member x/,
        ),
        refuse(
          'invalid request',
          'no such role',
          (target) => ({ path: `${getPath(target)}/member/x`, body: { role: 'king' } }),
          /^\$\.role: /,
        ),
      ],
    },
  ),
  removeMember: makeRow(
    'members',
    (target) => `${getPath(target)}/member/${target.prepared.member}`,
    s.removedMemberAnswer,
    {
      prepare: prepareMember,
      refusals: [refuse('not found', 'nobody', (target) => `${getPath(target)}/member/x`, /no member x/)],
    },
  ),
  invitations: makeRow('owners', (target) => `${getPath(target)}/invitations`, s.invitationsAnswer),
  inviteMember: makeRow(
    'owners',
    (target) => ({
      path: `${getPath(target)}/invitations`,
      body: { email: createEmail(), role: 'reader' },
    }),
    s.inviteAnswer,
    {
      refusals: [
        refuse(
          'conflict',
          'a member',
          (target) => ({
            path: `${getPath(target)}/invitations`,
            body: { email: OWNER.email, role: 'reader' },
          }),
          /^\$\.email: /,
        ),
        refuse(
          'invalid request',
          'no address',
          (target) => ({ path: `${getPath(target)}/invitations`, body: { email: 'x', role: 'reader' } }),
          /^\$\.email: /,
        ),
      ],
    },
  ),
  revokeInvitation: makeRow(
    'owners',
    (target) => `${getPath(target)}/invitation/${target.prepared.invitation}`,
    s.revokedInvitationAnswer,
    {
      prepare: prepareInvitation,
      refusals: [refuse('not found', 'none', (target) => `${getPath(target)}/invitation/x`, /no invitation x/)],
    },
  ),
  readInvitation: makeRow(
    'anyone',
    ({ prepared }) => ({ path: '/api/invitation', body: { key: prepared.key } }),
    s.invitationAnswer,
    {
      prepare: prepareInvitation,
      unknown: 'forbidden',
      refusals: [refuse('forbidden', 'none', () => ({ path: '/api/invitation', body: { key: 'x' } }), /^\$\.key: /)],
    },
  ),
  acceptInvitation: makeRow(
    'anyone',
    ({ prepared }) => ({ path: '/api/invitation/accept', body: { key: prepared.key, password: 'long enough by far' } }),
    s.signInAnswer,
    {
      prepare: prepareInvitation,
      unknown: 'forbidden',
      refusals: [
        refuse(
          'forbidden',
          'none',
          () => ({ path: '/api/invitation/accept', body: { key: 'x', password: 'x' } }),
          /^\$\.key: /,
        ),
      ],
    },
  ),
  changePassword: makeRow(
    'signed in',
    () => ({ path: `${BASE}/password`, body: { current: OWNER.password, password: OWNER.password } }),
    s.endedAnswer,
    {
      refusals: [
        refuse(
          'forbidden',
          'not the present one',
          () => ({ path: `${BASE}/password`, body: { current: 'x', password: 'long enough by far' } }),
          /^\$\.current: /,
        ),
        refuse(
          'short password',
          'too short',
          () => ({ path: `${BASE}/password`, body: { current: OWNER.password, password: 'short' } }),
          /^\$\.password: /,
        ),
      ],
    },
  ),
  sessions: makeRow('signed in', () => `${BASE}/sessions`, s.sessionsAnswer),
  endSessions: makeRow('signed in', () => `${BASE}/sessions`, s.endedAnswer, {
    prepare: prepareOtherSession,
    unknown: 'fine',
  }),
  endSession: makeRow('signed in', ({ prepared }) => `${BASE}/session/${prepared.session}`, s.endedSessionAnswer, {
    prepare: prepareOtherSession,
  }),
  signIn: makeRow('anyone', () => ({ path: '/api/sign-in', body: OWNER }), s.signInAnswer, {
    refusals: [
      refuse(
        'unauthorized',
        'a wrong password',
        () => ({ path: '/api/sign-in', body: { ...OWNER, password: 'x' } }),
        /do not go together/,
      ),
    ],
  }),
  extendSession: makeRow('signed in', () => '/api/sign-in', s.sessionAnswer),
  signOut: makeRow('signed in', () => '/api/sign-in', z.object({})),
  createFirstOrganiser: makeRow(
    'anyone',
    ({ prepared }) => ({
      path: '/api/first-organiser',
      body: {
        key: prepared.firstKey ?? 'x',
        email: createEmail(),
        password: 'long enough by far',
        organisation: 'Club',
      },
    }),
    s.signInAnswer,
    {
      prepare: prepareFirstOrganiserLink,
      unknown: 'forbidden',
      refusals: [
        refuse(
          'forbidden',
          'a link that is used up',
          () => ({
            path: '/api/first-organiser',
            body: { key: 'x', email: createEmail(), password: 'long enough by far', organisation: 'Club' },
          }),
          /^\$\.key: /,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
