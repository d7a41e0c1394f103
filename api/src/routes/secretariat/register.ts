import { calls } from 'shared-domain/contract';
import {
  athleteEdit,
  athleteLogAnswer,
  athleteLogQuery,
  athletesAnswer,
  editAnswer,
  suggestionAnswer,
  suggestionQuery,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createRateLimit } from '../../base/rate-limit.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { isReader } from '../../http/access/organiser-answer-mask.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { readAthleteLog } from '../../services/register/athlete-log.ts';
import { editAthlete } from '../../services/register/edit-athlete.ts';
import { readRegister } from '../../services/register/read-register.ts';
import { suggestPeople } from '../../services/register/suggest-people.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/**
 * People of the operator's file of licences that an account is shown in an hour: more than a desk that enters two athletes a minute, and far
 * fewer than would carry a federation's file away.
 */
const MAX_LICENCES_PER_HOUR = 4000;
const HOUR_MS = 3_600_000;

/** The athletes of a competition: who they are, their entries, and the changes of their rows. */
export function registerAthleteRoutes(app: App, ctx: RouteContext): void {
  const params = z.object({ chOID: z.string() });
  const secured = { tags: ['secretariat'], security: [{ token: [] }], params };
  const readGuard = createAccessGuard(ctx, requireChallengeReadAccess, 'chOID');
  const licenceLimit = createRateLimit(MAX_LICENCES_PER_HOUR, HOUR_MS, ctx.readSteadyClock);
  const writeGuard = createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID');

  app.get(
    calls.athletes.path,
    { onRequest: readGuard, schema: { ...secured, ...respondWith(athletesAnswer) } },
    (request) => readRegister(ctx, request.params.chOID, { isNamed: !isReader(request) }),
  );
  app.put(
    calls.editAthlete.path,
    { onRequest: writeGuard, schema: { ...secured, body: athleteEdit, ...respondWith(editAnswer) } },
    (request) => editAthlete(ctx, getSession(request).organiser, request.params.chOID, request.body),
  );
  app.get(
    calls.athleteLog.path,
    { onRequest: readGuard, schema: { ...secured, querystring: athleteLogQuery, ...respondWith(athleteLogAnswer) } },
    async ({ params, query: { rows = [], 'rows[]': list = [] } }) => ({
      logs: await readAthleteLog(ctx, params.chOID, [...rows, ...list]),
    }),
  );
  app.get(
    calls.known.path,
    { onRequest: writeGuard, schema: { ...secured, querystring: suggestionQuery, ...respondWith(suggestionAnswer) } },
    async (request) => {
      const suggested = await suggestPeople(ctx, request.params.chOID, request.query);
      const licensed = suggested.athletes.filter((athlete) => athlete.licensed).length;
      if (licensed > 0) licenceLimit.takeMany(getSession(request).organiser, licensed);
      return suggested;
    },
  );
}
