import type { FastifyRequest } from 'fastify';
import { refusalAt } from '../../base/refusal.ts';
import { requireOpenSession, type Session } from '../../services/accounts/sessions.ts';
import type { Context } from '../../services/context/context.ts';
import { UPLINK_CALLS } from '../../services/site/uplink/uplink-calls.ts';

const sessions = new WeakMap<FastifyRequest, Session>();

export function readToken(request: FastifyRequest): string | undefined {
  const token = request.headers['x-access-token'];
  return Array.isArray(token) ? token[0] : token;
}

/** @throws Refusal `forbidden` where a stadium's session is used for what its server does not call, or for another competition */
function refuseBeyondStadium({ method, routeOptions, params }: FastifyRequest, siteChallenge: string): void {
  const isUplinkCall = UPLINK_CALLS.some((call) => call.method === method && call.path === routeOptions.url);
  const { chOID = siteChallenge } = params as { readonly chOID?: string };
  if (isUplinkCall && chOID === siteChallenge) return;
  const words = `is a session for the stadium of challenge ${siteChallenge}: it sends that competition and does nothing else; sign in`;
  throw refusalAt('forbidden', 'header x-access-token', words);
}

/** Hook that requires a session which opens this call, before the body is validated (Q18). */
export const requireSession = (ctx: Context) => async (request: FastifyRequest) => {
  const session = await requireOpenSession(ctx, readToken(request));
  if (session.siteChallenge !== undefined) refuseBeyondStadium(request, session.siteChallenge);
  sessions.set(request, session);
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
