import { z } from 'zod';
import { ROLES } from './answers.ts';
import { chosenPassword, isoDateTime, oid, organisationName } from './common.ts';

const role = z.enum(ROLES);
const ownOrg = z.object({ oid, name: z.string(), role });
/** Of an authenticator, or a recovery code in its place. */
const code = z.string().max(40).optional();
/** Organisations to stay in, of an account whose address is claimed. */
const keep = z.array(oid).max(200).optional();

/** `POST /api/lesecretariat/organisation`, and `PUT …/organisation/{orgOID}`. */
export const organisationBody = z.object({ name: organisationName });
/** An organisation and one's own role in it. */
export const organisationAnswer = z.object({ oid, name: z.string(), role });
/** `PUT …/organisation/{orgOID}/second-factor`: whether its members need a second factor to write. */
export const secondFactorRequiredBody = z.object({ required: z.boolean() });
export const secondFactorRequiredAnswer = z.object({ oid, secondFactor: z.boolean() });

/** Somebody who belongs to an organisation. */
export const member = z.object({
  oid,
  email: z.string(),
  role,
  /** Its address is proved: by a mail that came back, or by the operator's word. */
  verified: z.boolean(),
  secondFactor: z.boolean(),
});
export const membersAnswer = z.object({ members: z.array(member) });
export const memberBody = z.object({ role });
export const removedMemberAnswer = z.object({ oid });

/** An invitation that nobody has used yet; it opens nothing any more from `expires` on. */
export const invitation = z.object({ oid, email: z.string(), role, created: isoDateTime, expires: isoDateTime });
export const invitationsAnswer = z.object({ invitations: z.array(invitation) });
export const inviteBody = z.object({ email: z.email().max(254), role });
/** `link` is the path of the one-time link, for the owner to pass on, where it could not be mailed. */
export const invitedAnswer = z.object({ invitation, mailed: z.boolean(), link: z.string().optional() });
export const revokedInvitationAnswer = z.object({ oid });

/**
 * `POST /api/invitation`: what a one-time link is to. `account`: its address has an account, whose password is asked for. `claim`:
 * the link came by mail to an address that nobody has proved, and takes the place of the account that has it, in `orgs`.
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
/** `POST /api/invitation/accept`: a new account's password, or the one of the account that is there, with its code. */
export const acceptInvitationBody = invitationBody.extend({ password: z.string().max(1024), code, keep });

/** `PUT /api/lesecretariat/password`: `ended` other sessions ended with it. */
export const passwordBody = z.object({ current: z.string().max(1024), password: chosenPassword });
export const endedAnswer = z.object({ ended: z.int() });

/** A session of one's own; `current` is the one that asks. */
export const session = z.object({ oid, created: isoDateTime, expires: isoDateTime, current: z.boolean() });
export const sessionsAnswer = z.object({ sessions: z.array(session) });
export const endedSessionAnswer = z.object({ oid });

/** `GET /api/lesecretariat/organisation/{orgOID}/logs`: as the logs of a challenge. */
export const organisationLogsQuery = z.object({
  before: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

/** `GET /api/lesecretariat/athlete-hidden/{chOID}`: names as the organiser wrote them, or folded where only that was kept. */
export const hiddenAthletesAnswer = z.object({
  athletes: z.array(z.object({ oid, last: z.string(), first: z.string(), at: isoDateTime })),
});

/** Whom the data of an organisation's competitions is asked about; the address would keep the name, so the body says it. */
export const personBody = z.object({
  last: z.string().trim().min(2).max(120),
  first: z.string().trim().max(120).default(''),
});
/** What is held about somebody, competition by competition: `where` a table, `what` its fields as they are stored. */
export const personDataAnswer = z.object({
  person: z.object({ last: z.string(), first: z.string() }),
  at: isoDateTime,
  competitions: z.array(
    z.object({
      oid,
      name: z.string(),
      date: z.string(),
      held: z.array(
        z.object({
          where: z.string(),
          key: z.record(z.string(), z.union([z.string(), z.number()])),
          what: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  ),
});
/** Competitions and texts that named somebody, and do not any more. */
export const erasePersonAnswer = z.object({ competitions: z.int(), texts: z.int() });
export const allowPersonAnswer = z.object({ competitions: z.int() });
