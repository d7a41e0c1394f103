import { calls } from 'shared-domain/contract';
import {
  acceptInvitationBody,
  endedAnswer,
  endedSessionAnswer,
  invitationAnswer,
  invitationBody,
  passwordBody,
  sessionsAnswer,
  signInAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createRateLimit } from '../../base/rate-limit.ts';
import { callerOf, requireSession } from '../../http/access/access-token.ts';
import { readCaller } from '../../http/access/caller-address.ts';
import type { OutgoingMail } from '../../services/mail/outgoing-mail.ts';
import { acceptInvitation, readInvitation } from '../../services/organisations/accept-invitation.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  readSessions,
} from '../../services/organisations/own-account.ts';
import type { App, RouteContext } from '../route-context.ts';
import { answers } from '../schema.ts';

const WINDOW = 10 * 60_000;
/** Keys and passwords tried from one address, and passwords of one account. */
const BY_ADDRESS = 30;
const BY_ACCOUNT = 10;

const bodyLimit = 16 * 1024;

/** An organiser's own account: how one comes to it, its password, where it is signed in. */
export function ownAccountRoutes(app: App, ctx: RouteContext, mail: OutgoingMail): void {
  const tags = ['sign-in'];
  const secured = { tags, security: [{ token: [] }] };
  const onRequest = requireSession(ctx);
  const tried = createRateLimit(BY_ADDRESS, WINDOW, ctx.steady);
  const guessed = createRateLimit(BY_ACCOUNT, WINDOW, ctx.steady);

  app.post(
    calls.readInvitation.path,
    { bodyLimit, schema: { tags, body: invitationBody, ...answers(invitationAnswer) } },
    async (request) => {
      const { network: from, factor } = readCaller(request);
      tried.take(from, factor);
      const invitation = await readInvitation(ctx, request.body.key);
      tried.giveBack(from);
      return invitation;
    },
  );
  app.post(
    calls.acceptInvitation.path,
    { bodyLimit, schema: { tags, body: acceptInvitationBody, ...answers(signInAnswer) } },
    async (request) => {
      const { network: from, factor } = readCaller(request);
      tried.take(from, factor);
      const opened = await acceptInvitation(ctx, request.body, ctx.config.tokenTtl, (email) => guessed.take(email));
      tried.giveBack(from);
      return opened;
    },
  );
  app.put(
    calls.changePassword.path,
    { bodyLimit, onRequest, schema: { ...secured, body: passwordBody, ...answers(endedAnswer) } },
    (request) => {
      return changePassword(ctx, callerOf(request), request.body, mail);
    },
  );
  app.get(calls.sessions.path, { onRequest, schema: { ...secured, ...answers(sessionsAnswer) } }, async (request) => ({
    sessions: await readSessions(ctx, callerOf(request)),
  }));
  app.delete(calls.endSessions.path, { onRequest, schema: { ...secured, ...answers(endedAnswer) } }, (request) =>
    endOtherSessions(ctx, callerOf(request)),
  );
  app.delete(
    calls.endSession.path,
    {
      onRequest,
      schema: { ...secured, params: z.object({ sessionOID: z.string() }), ...answers(endedSessionAnswer) },
    },
    (request) => endSession(ctx, callerOf(request), request.params.sessionOID),
  );
}
