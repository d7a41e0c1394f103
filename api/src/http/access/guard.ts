import type { FastifyRequest } from 'fastify';
import type { Access } from '../../policies/challenge-policy.ts';
import type { Context } from '../../services/context/context.ts';
import type { Db } from '../../store/db.ts';
import { noteAccess } from './organiser-answer-mask.ts';
import { getSession, requireSession } from './request-session.ts';

type RequireAccess = (db: Db, organiser: string, id: string) => Promise<Access | undefined> | Promise<void>;

/**
 * Hook that requires a session, and access to what the call is about, before the call is validated (Q18). The ids are read from
 * the parameters with these names; a call without any of them passes, since its schema refuses it or another guard has checked it.
 */
export function guard(ctx: Context, requireAccess: RequireAccess, ...names: readonly string[]) {
  const checkSession = requireSession(ctx);
  return async (request: FastifyRequest): Promise<void> => {
    await checkSession(request);
    for (const id of new Set(readIds(request, names))) {
      const access = await requireAccess(ctx.store.db, getSession(request).organiser, id);
      if (access !== undefined) noteAccess(request, access);
    }
  };
}

/** Values of these parameters in the path or the query; each may occur several times. */
function readIds(request: FastifyRequest, names: readonly string[]): string[] {
  const query = request.query as Readonly<Record<string, unknown>>;
  const params = request.params as Readonly<Record<string, unknown>>;
  const values = names.flatMap((name) => params[name] ?? query[name] ?? []);
  return values.filter((value) => typeof value === 'string');
}
