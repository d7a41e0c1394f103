import type { FastifyRequest } from 'fastify';
import { type Official, requireOfficial } from '../../policies/code-policy.ts';
import type { Context } from '../../services/context/context.ts';
import type { CodeGuesses } from './code-guesses.ts';

const officials = new WeakMap<FastifyRequest, Official>();

/**
 * Runs before the body is read: authorisation comes before validation (Q18). Wrong codes count with those of
 * check-code, whichever call they are tried on (Q24).
 */
export const requireCode = (ctx: Context, guesses: CodeGuesses) => async (request: FastifyRequest) => {
  const { chOID = '' } = request.params as { readonly chOID?: string };
  const header = request.headers['x-access-code'];
  const typed = Array.isArray(header) ? header[0] : header;
  if (typed) await guesses.isKnown(request, typed);
  officials.set(request, await requireOfficial(ctx.store.db, typed, chOID, ctx.clock()));
};

/** The official of a route behind `requireCode`. */
export function official(request: FastifyRequest): Official {
  const known = officials.get(request);
  if (known === undefined) throw new Error(`${request.routeOptions.url} is not behind requireCode`);
  return known;
}
