import type { FastifyRequest } from 'fastify';
import { calls } from 'shared-domain/contract';
import type { Access } from '../../policies/challenge-policy.ts';
import type { Context } from '../../services/context/context.ts';
import { removeBirthDates } from '../../services/people/birth-dates.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import type { App } from '../app.ts';

const accesses = new WeakMap<FastifyRequest, Access[]>();

export function noteAccess(request: FastifyRequest, access: Access): void {
  accesses.set(request, [...(accesses.get(request) ?? []), access]);
}

/** Whether the caller has only the role of a reader in what the request is about. */
export const isReader = (request: FastifyRequest): boolean =>
  (accesses.get(request) ?? []).some(({ role }) => role === 'reader');

/** Calls whose purpose is to name hidden athletes: to who hides them, and to the stadium that holds the competition. */
const UNMASKED_PATHS: ReadonlySet<string> = new Set([
  calls.hiddenAthletes.path,
  calls.putSite.path,
  calls.siteFile.path,
]);

/** Lists that writers see as they were sent, as athletes are called by name at the call room. */
const WORKING_LIST_PATHS: ReadonlySet<string> = new Set([
  calls.secretariatStarts.path,
  calls.trialSheet.path,
  calls.athletes.path,
]);

/**
 * Removes the names of hidden athletes from answers to organisers (Q30), and birth dates from those to a reader, whose screens show
 * none.
 */
export function maskAnswers(app: App, ctx: Context): void {
  app.addHook('preSerialization', async (request, _, payload: unknown) => {
    const { url = '' } = request.routeOptions;
    let answer = payload;
    for (const [chOID, role] of new Map((accesses.get(request) ?? []).map((one) => [one.chOID, one.role]))) {
      if (role === 'reader') answer = removeBirthDates(answer);
      if (UNMASKED_PATHS.has(url) || (role !== 'reader' && WORKING_LIST_PATHS.has(url))) continue;
      answer = (await readNameMask(ctx.store.db, chOID)).value(answer);
    }
    return answer;
  });
}
