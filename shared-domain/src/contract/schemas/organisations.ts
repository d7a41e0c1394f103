import { z } from 'zod';
import { ROLES } from './answers.ts';
import { chosenPassword, isoDateTime, oid, organisationName } from './common.ts';

const role = z.enum(ROLES);
const ownOrg = z.object({ oid, name: z.string(), role });
/** From an authenticator app, or a recovery code instead. */
const code = z.string().max(40).optional();
/** Where the link claims the address of another account: its organisations to stay a member of. */
const keep = z.array(oid).max(200).optional();

/** `POST /api/lesecretariat/organisation`, and `PUT …/organisation/{orgOID}`. */
export const organisationBody = z.object({ name: organisationName });
/** An organisation, and the caller's role in it. */
export const organisationAnswer = z.object({ oid, name: z.string(), role });
/** `PUT …/organisation/{orgOID}/second-factor`: whether its members need a second factor to write. */
export const secondFactorRequiredBody = z.object({ required: z.boolean() });
export const secondFactorRequiredAnswer = z.object({ oid, secondFactor: z.boolean() });

/** Somebody who belongs to an organisation. */
export const member = z.object({
  oid,
  email: z.string(),
  role,
  /** The address is confirmed, by a mailed link or by the operator. */
  verified: z.boolean(),
  secondFactor: z.boolean(),
});
export const membersAnswer = z.object({ members: z.array(member) });
export const memberBody = z.object({ role });
export const removedMemberAnswer = z.object({ oid });

/** An invitation that nobody has used yet; it is invalid from `expires` on. */
export const invitation = z.object({ oid, email: z.string(), role, created: isoDateTime, expires: isoDateTime });
export const invitationsAnswer = z.object({ invitations: z.array(invitation) });
export const inviteBody = z.object({ email: z.email().max(254), role });
/** `link`: path of the one-time link for the owner to pass on, present where it could not be mailed. */
export const inviteAnswer = z.object({ invitation, mailed: z.boolean(), link: z.string().optional() });
export const revokedInvitationAnswer = z.object({ oid });

/**
 * `POST /api/invitation`: what a one-time link invites to. `account`: the address has an account, so its password is needed.
 * `claim`: that account never confirmed the address; the mailed link takes it over. `orgs`: the organisations of that account.
 */
export const invitationBody = z.object({ key: z.string().max(200) });
export const invitationAnswer = z.object({
  org: z.object({ oid, name: z.string() }),
  email: z.string(),
  role,
  expires: isoDateTime,
  account: z.boolean(),
  claim: z.boolean(),
  orgs: z.array(ownOrg),
});
/** `POST /api/invitation/accept`: the password of a new account, or that of the existing one with its code. */
export const acceptInvitationBody = invitationBody.extend({ password: z.string().max(1024), code, keep });

/** `PUT /api/lesecretariat/password`; the answer's `ended` counts the other sessions that it ended. */
export const passwordBody = z.object({ current: z.string().max(1024), password: chosenPassword });
export const endedAnswer = z.object({ ended: z.int() });

/**
 * A session of the caller; `current`: the one that sent the request; `stadium`: the competition for whose stadium's server it was opened,
 * with an empty name once that is deleted.
 */
export const session = z.object({
  oid,
  created: isoDateTime,
  expires: isoDateTime,
  current: z.boolean(),
  stadium: z.object({ chOID: oid, name: z.string() }).optional(),
});
export const sessionsAnswer = z.object({ sessions: z.array(session) });
export const endedSessionAnswer = z.object({ oid });

/** `GET /api/lesecretariat/organisation/{orgOID}/logs`: as `logsQuery`. */
export const organisationLogsQuery = z.object({
  before: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

/** `GET /api/lesecretariat/athlete-hidden/{chOID}`: names as the organiser typed them, or folded where only that was stored. */
export const hiddenAthletesAnswer = z.object({
  athletes: z.array(z.object({ oid, last: z.string(), first: z.string(), at: isoDateTime })),
});

/** Name of the person whose data is requested. It is sent in a body, since addresses of requests are logged. */
export const personBody = z.object({
  last: z.string().trim().min(2).max(120),
  first: z.string().trim().max(120).default(''),
});
const heldText = z.object({
  where: z.string(),
  key: z.record(z.string(), z.union([z.string(), z.number()])),
  what: z.record(z.string(), z.unknown()),
});
/** Data about a person, by competition, and in lists of records: `where` is a table, `key` the row, `what` its stored fields. */
export const personDataAnswer = z.object({
  person: z.object({ last: z.string(), first: z.string() }),
  at: isoDateTime,
  competitions: z.array(
    z.object({
      oid,
      name: z.string(),
      date: z.string(),
      held: z.array(heldText),
    }),
  ),
  lists: z.array(heldText).optional(),
});
/** Numbers of competitions and texts from which the person was erased. */
export const erasePersonAnswer = z.object({ competitions: z.int(), texts: z.int() });
export const allowPersonAnswer = z.object({ competitions: z.int() });
