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

/** Whether all that the caller may do with what a request is about is read it. */
export const isReader = (request: FastifyRequest): boolean =>
  (accesses.get(request) ?? []).some(({ role }) => role === 'reader');

/** What says a hidden name because that is what it is for. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set([calls.hiddenAthletes.path]);

/** Who writes lists sees them as they were sent: a call room calls people by their names. */
const WORKING_LISTS: ReadonlySet<string> = new Set([
  calls.secretariatStarts.path,
  calls.trialSheet.path,
  calls.athletes.path,
]);

/**
 * Takes the names of hidden athletes off the answers that organisers read (Q30), and birth dates off those of a
 * reader, whose screens show none.
 */
export function maskAnswers(app: App, ctx: Context): void {
  app.addHook('preSerialization', async (request, _, payload: unknown) => {
    const { url = '' } = request.routeOptions;
    let answer = payload;
    for (const [chOID, role] of new Map((accesses.get(request) ?? []).map((one) => [one.chOID, one.role]))) {
      if (role === 'reader') answer = removeBirthDates(answer);
      if (ABOUT_PEOPLE.has(url) || (role !== 'reader' && WORKING_LISTS.has(url))) continue;
      answer = (await readNameMask(ctx.store.db, chOID)).value(answer);
    }
    return answer;
  });
}
