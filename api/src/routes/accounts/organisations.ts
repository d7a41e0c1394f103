import { calls } from 'shared-domain/contract';
import {
  invitationsAnswer,
  inviteAnswer,
  inviteBody,
  logsAnswer,
  member,
  memberBody,
  membersAnswer,
  organisationAnswer,
  organisationBody,
  organisationLogsQuery,
  removedMemberAnswer,
  revokedInvitationAnswer,
  secondFactorRequiredAnswer,
  secondFactorRequiredBody,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createRateLimit } from '../../base/rate-limit.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession, requireSession } from '../../http/access/request-session.ts';
import { requireMember, requireOwner } from '../../policies/organisation-policy.ts';
import type { OutgoingMail } from '../../services/mail/outgoing-mail.ts';
import { createInvitationSender } from '../../services/organisations/invitation-mail.ts';
import { inviteMember, readInvitations, revokeInvitation } from '../../services/organisations/invitations.ts';
import { changeMember, readMembers, removeMember } from '../../services/organisations/members.ts';
import { openOrganisation, renameOrganisation } from '../../services/organisations/organisations.ts';
import { setSecondFactorRule } from '../../services/organisations/second-factor-rule.ts';
import { readOrganisationLogs } from '../../services/upkeep/logs.ts';
import { normalizeEmail } from '../../store/accounts/organisers.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Invitations by one organiser in the window, so that nobody can flood mail servers through this server. */
const MAX_INVITATIONS = 50;
/** Invitations to one address in the window, whoever sends them. */
const MAX_INVITATIONS_TO_ADDRESS = 5;
const WINDOW_MS = 3_600_000;

const params = z.object({ orgOID: z.string() });
const memberParams = params.extend({ memberOID: z.string() });
const bodyLimit = 16 * 1024;

/** Organisations, their members and invitations. */
export function registerOrganisationRoutes(app: App, ctx: RouteContext, mail: OutgoingMail): void {
  const sender = createInvitationSender(ctx.config, mail);
  const secured = { tags: ['organisations'], security: [{ token: [] }] };
  const memberGuard = createAccessGuard(ctx, requireMember, 'orgOID');
  const ownerGuard = createAccessGuard(ctx, requireOwner, 'orgOID');
  const invitationLimit = createRateLimit(MAX_INVITATIONS, WINDOW_MS, ctx.readSteadyClock);
  const addressLimit = createRateLimit(MAX_INVITATIONS_TO_ADDRESS, WINDOW_MS, ctx.readSteadyClock);

  app.post(
    calls.openOrganisation.path,
    {
      bodyLimit,
      onRequest: requireSession(ctx),
      schema: { ...secured, body: organisationBody, ...respondWith(organisationAnswer) },
    },
    (request) => openOrganisation(ctx, getSession(request).organiser, request.body.name),
  );
  app.put(
    calls.renameOrganisation.path,
    {
      bodyLimit,
      onRequest: ownerGuard,
      schema: { ...secured, params, body: organisationBody, ...respondWith(organisationAnswer) },
    },
    (request) => renameOrganisation(ctx, getSession(request).organiser, request.params.orgOID, request.body.name),
  );
  app.put(
    calls.requireSecondFactor.path,
    {
      bodyLimit,
      onRequest: ownerGuard,
      schema: { ...secured, params, body: secondFactorRequiredBody, ...respondWith(secondFactorRequiredAnswer) },
    },
    (request) => setSecondFactorRule(ctx, getSession(request).organiser, request.params.orgOID, request.body.required),
  );
  app.get(
    calls.organisationLogs.path,
    {
      onRequest: ownerGuard,
      schema: { ...secured, params, querystring: organisationLogsQuery, ...respondWith(logsAnswer) },
    },
    async (request) => ({ logs: await readOrganisationLogs(ctx, request.params.orgOID, request.query) }),
  );
  app.get(
    calls.members.path,
    { onRequest: memberGuard, schema: { ...secured, params, ...respondWith(membersAnswer) } },
    async (request) => ({ members: await readMembers(ctx, request.params.orgOID) }),
  );
  app.put(
    calls.changeMember.path,
    {
      bodyLimit,
      onRequest: ownerGuard,
      schema: { ...secured, params: memberParams, body: memberBody, ...respondWith(member) },
    },
    (request) => changeMember(ctx, getSession(request).organiser, readMemberKey(request.params), request.body.role),
  );
  app.delete(
    calls.removeMember.path,
    { onRequest: memberGuard, schema: { ...secured, params: memberParams, ...respondWith(removedMemberAnswer) } },
    (request) => removeMember(ctx, getSession(request).organiser, readMemberKey(request.params)),
  );
  app.get(
    calls.invitations.path,
    { onRequest: ownerGuard, schema: { ...secured, params, ...respondWith(invitationsAnswer) } },
    async (request) => ({ invitations: await readInvitations(ctx, request.params.orgOID) }),
  );
  app.post(
    calls.inviteMember.path,
    {
      bodyLimit,
      onRequest: ownerGuard,
      schema: { ...secured, params, body: inviteBody, ...respondWith(inviteAnswer) },
    },
    (request) => {
      const { organiser } = getSession(request);
      invitationLimit.take(organiser);
      addressLimit.take(normalizeEmail(request.body.email));
      return inviteMember(ctx, organiser, { organisation: request.params.orgOID, ...request.body }, sender);
    },
  );
  app.delete(
    calls.revokeInvitation.path,
    {
      onRequest: ownerGuard,
      schema: {
        ...secured,
        params: params.extend({ invitationOID: z.string() }),
        ...respondWith(revokedInvitationAnswer),
      },
    },
    (request) => {
      const { orgOID, invitationOID } = request.params;
      return revokeInvitation(ctx, getSession(request).organiser, orgOID, invitationOID);
    },
  );
}

const readMemberKey = ({ orgOID, memberOID }: z.output<typeof memberParams>) => ({
  organisation: orgOID,
  member: memberOID,
});
