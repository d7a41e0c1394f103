import type { FastifyRequest } from 'fastify';
import { type Official, officialOf } from '../policies/code-policy.ts';
import type { Context } from '../services/context.ts';
import { callerOf } from './caller-address.ts';
import type { RateLimit } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

const officials = new WeakMap<FastifyRequest, Official>();

/** A code that was given out once is no guess, whatever became of it. */
const isGuess = (error: unknown): boolean =>
  error instanceof Refusal && error.errors.some(({ id }) => id === 'unauthorized');

/**
 * Runs before the body is read: authorisation comes before validation (decision 18). Wrong codes count with those of
 * check-code, whichever call they are tried on (decision 24).
 */
export const requireCode = (ctx: Context, guesses: RateLimit) => async (request: FastifyRequest) => {
  const { chOID = '' } = request.params as { readonly chOID?: string };
  const header = request.headers['x-access-code'];
  const ip = callerOf(request);
  guesses.take(ip);
  try {
    officials.set(
      request,
      await officialOf(ctx.store.db, Array.isArray(header) ? header[0] : header, chOID, ctx.clock()),
    );
  } catch (error) {
    if (!isGuess(error)) guesses.giveBack(ip);
    throw error;
  }
  guesses.giveBack(ip);
};

/** The official of a route behind `requireCode`. */
export function official(request: FastifyRequest): Official {
  const known = officials.get(request);
  if (known === undefined) throw new Error(`${request.routeOptions.url} is not behind requireCode`);
  return known;
}
