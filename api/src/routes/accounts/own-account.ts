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
import { createAttemptLimit } from '../../http/access/attempt-limit.ts';
import { getCaller, requireSession } from '../../http/access/request-session.ts';
import type { OutgoingMail } from '../../services/mail/outgoing-mail.ts';
import { acceptInvitation, readInvitation } from '../../services/organisations/accept-invitation.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  readSessions,
} from '../../services/organisations/own-account.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

const WINDOW_MS = 10 * 60_000;
/** Passwords tried for one account in the window. */
const MAX_BY_ACCOUNT = 10;

const bodyLimit = 16 * 1024;

/** An organiser's own account: invitations to it, its password and its sessions. */
export function registerOwnAccountRoutes(app: App, ctx: RouteContext, mail: OutgoingMail): void {
  const tags = ['sign-in'];
  const secured = { tags, security: [{ token: [] }] };
  const onRequest = requireSession(ctx);
  const attemptLimit = createAttemptLimit(ctx.readSteadyClock);
  const accountLimit = createRateLimit(MAX_BY_ACCOUNT, WINDOW_MS, ctx.readSteadyClock);

  app.post(
    calls.readInvitation.path,
    { bodyLimit, schema: { tags, body: invitationBody, ...respondWith(invitationAnswer) } },
    (request) => attemptLimit.attempt(request, () => readInvitation(ctx, request.body.key)),
  );
  app.post(
    calls.acceptInvitation.path,
    { bodyLimit, schema: { tags, body: acceptInvitationBody, ...respondWith(signInAnswer) } },
    (request) =>
      attemptLimit.attempt(request, () =>
        acceptInvitation(ctx, request.body, ctx.config.tokenTtl, (email) => accountLimit.take(email)),
      ),
  );
  app.put(
    calls.changePassword.path,
    { bodyLimit, onRequest, schema: { ...secured, body: passwordBody, ...respondWith(endedAnswer) } },
    (request) => {
      return changePassword(ctx, getCaller(request), request.body, mail);
    },
  );
  app.get(
    calls.sessions.path,
    { onRequest, schema: { ...secured, ...respondWith(sessionsAnswer) } },
    async (request) => ({
      sessions: await readSessions(ctx, getCaller(request)),
    }),
  );
  app.delete(calls.endSessions.path, { onRequest, schema: { ...secured, ...respondWith(endedAnswer) } }, (request) =>
    endOtherSessions(ctx, getCaller(request)),
  );
  app.delete(
    calls.endSession.path,
    {
      onRequest,
      schema: { ...secured, params: z.object({ sessionOID: z.string() }), ...respondWith(endedSessionAnswer) },
    },
    (request) => endSession(ctx, getCaller(request), request.params.sessionOID),
  );
}
