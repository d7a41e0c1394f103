import { MAX_SESSIONS, MAX_SITE_SESSIONS, type SignInAnswer } from 'shared-domain/contract';
import { refusal, refusalAt } from '../../base/refusal.ts';
import {
  countSiteTokens,
  deleteOldestTokens,
  deleteToken,
  deleteTokensExpiredBefore,
  findToken,
  insertToken,
  updateTokenEnd,
} from '../../store/accounts/tokens.ts';
import type { Context } from '../context/context.ts';
import { createSecret, hashSecret } from '../context/secret.ts';

/** How long an expired token stays stored, so that its user is told that it expired, ms. */
const EXPIRED_TOKEN_RETENTION_MS = 30 * 24 * 3600 * 1000;

/** An open session: the oid of its organiser, and of the competition for whose stadium alone it was opened. */
export interface Session {
  readonly organiser: string;
  readonly siteChallenge?: string;
}

/** A session ends a week after the sign-in, even in constant use and whatever `TOKEN_TTL` says (OWASP ASVS 4.0, 3.3.2), ms. */
const MAX_SESSION_MS = 7 * 24 * 3600 * 1000;

/** Opens a session that lasts `ttlMs` unless it is extended, at most a week. */
export const openSession = (ctx: Context, organiser: string, ttlMs: number): Promise<SignInAnswer> =>
  storeSession(ctx, organiser, Math.min(ttlMs, MAX_SESSION_MS));

/** @param challenge the competition for whose stadium it is opened */
async function storeSession(
  ctx: Context,
  organiser: string,
  ttlMs: number,
  challenge: string | null = null,
): Promise<SignInAnswer> {
  const now = ctx.readSteadyClock();
  const token = createSecret();
  const expires = new Date(now.getTime() + ttlMs).toISOString();
  await deleteTokensExpiredBefore(ctx.store.db, new Date(now.getTime() - EXPIRED_TOKEN_RETENTION_MS).toISOString());
  const created = ctx.clock().toISOString();
  await insertToken(ctx.store.db, { hash: hashSecret(token), organiser, created, expires, challenge });
  // Whoever knows the password is never refused: the session that began first ends instead.
  if (challenge === null) await deleteOldestTokens(ctx.store.db, organiser, MAX_SESSIONS);
  return { token, expires, account: organiser };
}

/**
 * Extends a session to `ttlMs` from now, at most to a week after it began.
 * @throws Refusal `unauthorized` for a session that was ended
 */
export async function extendSession(ctx: Context, token: string, ttlMs: number): Promise<{ expires: string }> {
  const hash = hashSecret(token);
  const storedToken = await findToken(ctx.store.db, hash);
  if (storedToken === undefined) throw refusalAt('unauthorized', 'header x-access-token', 'this token is not known');
  const latest = Date.parse(storedToken.created) + MAX_SESSION_MS;
  const next = new Date(Math.min(ctx.readSteadyClock().getTime() + ttlMs, latest)).toISOString();
  if (next <= storedToken.expires) return { expires: storedToken.expires };
  await updateTokenEnd(ctx.store.db, hash, next);
  return { expires: next };
}

/** A session for a stadium's server lasts two weeks at most, ms: a competition with its days before and after. */
const MAX_SITE_SESSION_MS = 14 * 24 * 3600 * 1000;

/**
 * Opens a session of an account for the server of a competition's stadium, until an instant (ms) and two weeks at most.
 * @throws Refusal `too many requests` for an account that has `MAX_SITE_SESSIONS`
 */
export async function openSiteSession(
  ctx: Context,
  organiser: string,
  challenge: string,
  until: number,
): Promise<SignInAnswer> {
  const openCount = await countSiteTokens(ctx.store.db, organiser, ctx.readSteadyClock());
  if (openCount >= MAX_SITE_SESSIONS)
    throw refusal(
      'too many requests',
      `an account has at most ${MAX_SITE_SESSIONS} sessions for stadiums at once; end one first`,
    );
  const ttlMs = Math.min(until - ctx.readSteadyClock().getTime(), MAX_SITE_SESSION_MS);
  return storeSession(ctx, organiser, ttlMs, challenge);
}

export const signOut = (ctx: Context, token: string): Promise<void> => deleteToken(ctx.store.db, hashSecret(token));

/** @throws Refusal `unauthorized` without a known token, `expired token` after its end */
export async function requireOpenSession(ctx: Context, token: string | undefined): Promise<Session> {
  if (token === undefined || token === '') throw refusalAt('unauthorized', 'header x-access-token', 'is missing');
  const storedToken = await findToken(ctx.store.db, hashSecret(token));
  if (storedToken === undefined) throw refusalAt('unauthorized', 'header x-access-token', 'this token is not known');
  if (storedToken.expires <= ctx.readSteadyClock().toISOString())
    throw refusal('expired token', 'the session has ended; sign in again');
  const { organiser, challenge } = storedToken;
  return { organiser, ...(challenge !== null && { siteChallenge: challenge }) };
}
