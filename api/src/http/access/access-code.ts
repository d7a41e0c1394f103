import type { FastifyRequest } from 'fastify';
import { type Official, requireBoardCode, requireOfficial } from '../../policies/code-policy.ts';
import type { Context } from '../../services/context/context.ts';
import type { CodeGuesses } from './code-guesses.ts';

const officials = new WeakMap<FastifyRequest, Official>();

/** The code that a request has in the header `x-access-code`. */
export function readCodeHeader({ headers }: FastifyRequest): string | undefined {
  const header = headers['x-access-code'];
  return Array.isArray(header) ? header[0] : header;
}

/**
 * Hook that requires a valid access code, before the body is validated (Q18). Wrong codes count together, whichever call they are
 * tried on (Q24).
 */
export const requireCode = (ctx: Context, guesses: CodeGuesses) => async (request: FastifyRequest) => {
  const { chOID = '' } = request.params as { readonly chOID?: string };
  const typedCode = readCodeHeader(request);
  if (typedCode) await guesses.tryCode(request, typedCode);
  officials.set(request, await requireOfficial(ctx.store.db, typedCode, chOID, ctx.clock()));
};

/** The same for what a board shows: the code is in the header or in the query, and says itself of which competition it is. */
export const requireCodeOfBoard = (ctx: Context, guesses: CodeGuesses) => async (request: FastifyRequest) => {
  const { code } = request.query as { readonly code?: unknown };
  const typedCode = readCodeHeader(request) ?? (typeof code === 'string' ? code : undefined);
  if (typedCode) await guesses.tryCode(request, typedCode);
  officials.set(request, await requireBoardCode(ctx.store.db, typedCode, ctx.clock()));
};

/** The official of a route behind `requireCode`. */
export function getOfficial(request: FastifyRequest): Official {
  const official = officials.get(request);
  if (official === undefined) throw new Error(`${request.routeOptions.url} is not behind requireCode`);
  return official;
}
