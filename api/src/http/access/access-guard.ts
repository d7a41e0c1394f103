import type { FastifyRequest } from 'fastify';
import type { Access } from '../../policies/challenge-policy.ts';
import type { Context } from '../../services/context/context.ts';
import type { Db } from '../../store/db.ts';
import { noteAccess } from './organiser-answer-mask.ts';
import { getSession, requireSession } from './request-session.ts';

/** Refuses a caller without access to the object with this id, else returns what access they have where it decides what they see. */
type AccessCheck = (db: Db, organiser: string, id: string) => Promise<Access | undefined> | Promise<void>;

/**
 * Creates a hook that requires a session, and access to the objects whose ids are in these parameters, before the call is validated
 * (Q18). A call without any of them passes, since its schema refuses it or another guard has checked it.
 */
export function createAccessGuard(ctx: Context, checkAccess: AccessCheck, ...parameterNames: readonly string[]) {
  const checkSession = requireSession(ctx);
  return async (request: FastifyRequest): Promise<void> => {
    await checkSession(request);
    for (const id of new Set(readIds(request, parameterNames))) {
      const access = await checkAccess(ctx.store.db, getSession(request).organiser, id);
      if (access !== undefined) noteAccess(request, access);
    }
  };
}

/** Values of these parameters in the path or the query; each may occur several times. */
function readIds(request: FastifyRequest, parameterNames: readonly string[]): string[] {
  const query = request.query as Readonly<Record<string, unknown>>;
  const params = request.params as Readonly<Record<string, unknown>>;
  const values = parameterNames.flatMap((name) => params[name] ?? query[name] ?? []);
  return values.filter((value) => typeof value === 'string');
}
