import type { FastifyRequest } from 'fastify';
import { requireOpenSession, type Session } from '../../services/accounts/sessions.ts';
import type { Context } from '../../services/context/context.ts';

const sessions = new WeakMap<FastifyRequest, Session>();

export function readToken(request: FastifyRequest): string | undefined {
  const token = request.headers['x-access-token'];
  return Array.isArray(token) ? token[0] : token;
}

/** Hook that requires a session, before the body is validated (Q18). */
export const requireSession = (ctx: Context) => async (request: FastifyRequest) => {
  sessions.set(request, await requireOpenSession(ctx, readToken(request)));
};

/** The session of any request; undefined where `requireSession` has not found one. */
export const findSession = (request: FastifyRequest): Session | undefined => sessions.get(request);

/** The session of a request behind `requireSession`. @throws Error on a route that is not */
export function getSession(request: FastifyRequest): Session {
  const session = sessions.get(request);
  if (session === undefined) throw new Error(`${request.routeOptions.url} is not behind requireSession`);
  return session;
}

/** Who calls, and by which token, behind `requireSession`; `organiser` is the oid of the account. */
export const getCaller = (request: FastifyRequest): { organiser: string; token: string } => ({
  organiser: getSession(request).organiser,
  token: readToken(request) ?? '',
});
