import { calls } from 'shared-domain/contract';
import { hiddenAthletesAnswer, hideAthleteAnswer, hideAthleteBody } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { setHidden } from '../../services/people/hide-athlete.ts';
import { listHidden } from '../../store/lists/hide-athletes.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Athletes who do not want their name shown. */
export function registerHiddenAthleteRoutes(app: App, ctx: RouteContext): void {
  const params = z.object({ chOID: z.string() });
  const secured = { tags: ['secretariat'], security: [{ token: [] }], params };
  const onRequest = createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID');

  app.get(
    calls.hiddenAthletes.path,
    { onRequest, schema: { ...secured, ...respondWith(hiddenAthletesAnswer) } },
    async (request) => ({ athletes: await listHidden(ctx.store.db, request.params.chOID) }),
  );
  app.put(
    calls.hideAthlete.path,
    {
      onRequest,
      schema: { ...secured, body: hideAthleteBody, ...respondWith(hideAthleteAnswer) },
    },
    (request) => setHidden(ctx, getSession(request).organiser, request.params.chOID, request.body),
  );
}
