import type { FastifyRequest } from 'fastify';
import type { Access } from '../../policies/challenge-policy.ts';
import type { Context } from '../../services/context/context.ts';
import type { Db } from '../../store/db.ts';
import { noteAccess } from './organiser-answer-mask.ts';
import { getSession, requireSession } from './request-session.ts';

type May = (db: Db, organiser: string, id: string) => Promise<Access | undefined> | Promise<void>;

/**
 * Who calls, and whether they may: both before the call is validated (Q18). What the call is about is read off its
 * address by any of the names; a call that leaves it out is refused by its schema.
 */
export function guard(ctx: Context, may: May, ...names: readonly string[]) {
  const known = requireSession(ctx);
  return async (request: FastifyRequest): Promise<void> => {
    await known(request);
    for (const id of new Set(readIds(request, names))) {
      const access = await may(ctx.store.db, getSession(request).organiser, id);
      if (access !== undefined) noteAccess(request, access);
    }
  };
}

/** Values of an address’s parameters, of the path or the query, one or many. */
function readIds(request: FastifyRequest, names: readonly string[]): string[] {
  const query = request.query as Readonly<Record<string, unknown>>;
  const params = request.params as Readonly<Record<string, unknown>>;
  const values = names.flatMap((name) => params[name] ?? query[name] ?? []);
  return values.filter((value) => typeof value === 'string');
}
