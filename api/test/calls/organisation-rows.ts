import type { InvitedAnswer, SessionsAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { openSession } from '../../src/services/accounts/sessions.ts';
import { hashSecret } from '../../src/services/context/secret.ts';
import { insertMember } from '../../src/store/accounts/organisations.ts';
import { insertAccount, verifyAccount } from '../../src/store/accounts/organisers.ts';
import { writeSetting } from '../../src/store/settings.ts';
import { OWNER, type RunningServer } from '../running-server.ts';
import type { CallRow, CallTarget } from './call-target.ts';
import { createRefusal, createRow } from './secretariat-rows.ts';

const BASE = '/api/lesecretariat';
const buildOrganisationPath = ({ orgOID }: CallTarget) => `${BASE}/organisation/${orgOID}`;

let accountCount = 0;
const createEmail = () => {
  accountCount += 1;
  return `someone${accountCount}@calls.example`;
};

const prepareInvitation = async (server: RunningServer, target: CallTarget) => {
  const body = { email: createEmail(), role: 'reader' };
  const { invitation, link = '' } = (
    await server.call<InvitedAnswer>('POST', `${buildOrganisationPath(target)}/invitations`, { body })
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
  createRefusal(
    'invalid request',
    'no name',
    (target) => ({ path: `${buildOrganisationPath(target)}/${call}`, body: { last: ' ' } }),
    /^\$\.last: /,
  );

/** Calls about organisations, their members, sessions and signing in. */
export const ORGANISATION_ROWS = {
  openOrganisation: createRow(
    'signed in',
    () => ({ path: `${BASE}/organisation`, body: { name: 'Ligue' } }),
    s.organisationAnswer,
    {
      prepare: confirmAccount,
      unknown: 'fine',
      refusals: [
        createRefusal('invalid request', 'no name', () => ({ path: `${BASE}/organisation`, body: {} }), /^\$\.name: /),
      ],
    },
  ),
  personData: createRow(
    'owners',
    (target) => ({ path: `${buildOrganisationPath(target)}/person`, body: PERSON }),
    s.personDataAnswer,
    {
      refusals: [createNameRefusal('person')],
    },
  ),
  erasePerson: createRow(
    'owners',
    (target) => ({ path: `${buildOrganisationPath(target)}/person/erase`, body: NOBODY }),
    s.erasePersonAnswer,
    {
      refusals: [createNameRefusal('person/erase')],
    },
  ),
  allowPerson: createRow(
    'owners',
    (target) => ({ path: `${buildOrganisationPath(target)}/person/allow`, body: NOBODY }),
    s.allowPersonAnswer,
    {
      refusals: [createNameRefusal('person/allow')],
    },
  ),
  renameOrganisation: createRow(
    'owners',
    (target) => ({ path: buildOrganisationPath(target), body: { name: 'Club' } }),
    s.organisationAnswer,
    {
      refusals: [
        createRefusal(
          'invalid request',
          'no name',
          (target) => ({ path: buildOrganisationPath(target), body: { name: '' } }),
          /^\$\.name: /,
        ),
      ],
    },
  ),
  organisationLogs: createRow('owners', (target) => `${buildOrganisationPath(target)}/logs?limit=10`, s.logsAnswer, {
    refusals: [
      createRefusal(
        'invalid request',
        'a page of none',
        (target) => `${buildOrganisationPath(target)}/logs?limit=0`,
        /^query\.limit: /,
      ),
    ],
  }),
  members: createRow('members', (target) => `${buildOrganisationPath(target)}/members`, s.membersAnswer),
  changeMember: createRow(
    'owners',
    (target) => ({
      path: `${buildOrganisationPath(target)}/member/${target.prepared.member}`,
      body: { role: 'secretary' },
    }),
    s.member,
    {
      prepare: prepareMember,
      refusals: [
        createRefusal(
          'not found',
          'nobody',
          (target) => ({ path: `${buildOrganisationPath(target)}/member/x`, body: { role: 'reader' } }),
          /no member x/,
        ),
        createRefusal(
          'invalid request',
          'no such role',
          (target) => ({ path: `${buildOrganisationPath(target)}/member/x`, body: { role: 'king' } }),
          /^\$\.role: /,
        ),
      ],
    },
  ),
  removeMember: createRow(
    'members',
    (target) => `${buildOrganisationPath(target)}/member/${target.prepared.member}`,
    s.removedMemberAnswer,
    {
      prepare: prepareMember,
      refusals: [
        createRefusal('not found', 'nobody', (target) => `${buildOrganisationPath(target)}/member/x`, /no member x/),
      ],
    },
  ),
  invitations: createRow('owners', (target) => `${buildOrganisationPath(target)}/invitations`, s.invitationsAnswer),
  inviteMember: createRow(
    'owners',
    (target) => ({
      path: `${buildOrganisationPath(target)}/invitations`,
      body: { email: createEmail(), role: 'reader' },
    }),
    s.invitedAnswer,
    {
      refusals: [
        createRefusal(
          'conflict',
          'a member',
          (target) => ({
            path: `${buildOrganisationPath(target)}/invitations`,
            body: { email: OWNER.email, role: 'reader' },
          }),
          /^\$\.email: /,
        ),
        createRefusal(
          'invalid request',
          'no address',
          (target) => ({ path: `${buildOrganisationPath(target)}/invitations`, body: { email: 'x', role: 'reader' } }),
          /^\$\.email: /,
        ),
      ],
    },
  ),
  revokeInvitation: createRow(
    'owners',
    (target) => `${buildOrganisationPath(target)}/invitation/${target.prepared.invitation}`,
    s.revokedInvitationAnswer,
    {
      prepare: prepareInvitation,
      refusals: [
        createRefusal(
          'not found',
          'none',
          (target) => `${buildOrganisationPath(target)}/invitation/x`,
          /no invitation x/,
        ),
      ],
    },
  ),
  readInvitation: createRow(
    'anyone',
    ({ prepared }) => ({ path: '/api/invitation', body: { key: prepared.key } }),
    s.invitationAnswer,
    {
      prepare: prepareInvitation,
      unknown: 'forbidden',
      refusals: [
        createRefusal('forbidden', 'none', () => ({ path: '/api/invitation', body: { key: 'x' } }), /^\$\.key: /),
      ],
    },
  ),
  acceptInvitation: createRow(
    'anyone',
    ({ prepared }) => ({ path: '/api/invitation/accept', body: { key: prepared.key, password: 'long enough by far' } }),
    s.signInAnswer,
    {
      prepare: prepareInvitation,
      unknown: 'forbidden',
      refusals: [
        createRefusal(
          'forbidden',
          'none',
          () => ({ path: '/api/invitation/accept', body: { key: 'x', password: 'x' } }),
          /^\$\.key: /,
        ),
      ],
    },
  ),
  changePassword: createRow(
    'signed in',
    () => ({ path: `${BASE}/password`, body: { current: OWNER.password, password: OWNER.password } }),
    s.endedAnswer,
    {
      refusals: [
        createRefusal(
          'forbidden',
          'not the present one',
          () => ({ path: `${BASE}/password`, body: { current: 'x', password: 'long enough by far' } }),
          /^\$\.current: /,
        ),
        createRefusal(
          'short password',
          'too short',
          () => ({ path: `${BASE}/password`, body: { current: OWNER.password, password: 'short' } }),
          /^\$\.password: /,
        ),
      ],
    },
  ),
  sessions: createRow('signed in', () => `${BASE}/sessions`, s.sessionsAnswer),
  endSessions: createRow('signed in', () => `${BASE}/sessions`, s.endedAnswer, {
    prepare: prepareOtherSession,
    unknown: 'fine',
  }),
  endSession: createRow('signed in', ({ prepared }) => `${BASE}/session/${prepared.session}`, s.endedSessionAnswer, {
    prepare: prepareOtherSession,
  }),
  signIn: createRow('anyone', () => ({ path: '/api/sign-in', body: OWNER }), s.signInAnswer, {
    refusals: [
      createRefusal(
        'unauthorized',
        'a wrong password',
        () => ({ path: '/api/sign-in', body: { ...OWNER, password: 'x' } }),
        /do not go together/,
      ),
    ],
  }),
  extendSession: createRow('signed in', () => '/api/sign-in', s.sessionAnswer),
  signOut: createRow('signed in', () => '/api/sign-in', z.object({})),
  createFirstOrganiser: createRow(
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
        createRefusal(
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
