import type { FastifyRequest } from 'fastify';
import { requireOpenSession, type Session } from '../../services/accounts/sessions.ts';
import type { Context } from '../../services/context/context.ts';

const sessions = new WeakMap<FastifyRequest, Session>();

export function readToken(request: FastifyRequest): string | undefined {
  const token = request.headers['x-access-token'];
  return Array.isArray(token) ? token[0] : token;
}

/** Runs before the body is read: authorisation comes before validation (Q18). */
export const requireSession = (ctx: Context) => async (request: FastifyRequest) => {
  sessions.set(request, await requireOpenSession(ctx, readToken(request)));
};

/** The session that a call came with, once `requireSession` has found it. */
export const sessionIfAny = (request: FastifyRequest): Session | undefined => sessions.get(request);

/** The session of a route behind `requireSession`. */
export function session(request: FastifyRequest): Session {
  const known = sessions.get(request);
  if (known === undefined) throw new Error(`${request.routeOptions.url} is not behind requireSession`);
  return known;
}

/** Who calls, and by which token, behind `requireSession`. */
export const getCaller = (request: FastifyRequest): { organiser: string; token: string } => ({
  organiser: session(request).organiser,
  token: readToken(request) ?? '',
});
