import { calls } from 'shared-domain/contract';
import {
  qualificationAnswer,
  qualificationBody,
  qualificationQuery,
  seedAnswer,
  seedBody,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireGroupReadAccess, requireGroupWriteAccess } from '../../policies/challenge-policy.ts';
import { decideQualification, readQualification } from '../../services/seeding/qualification.ts';
import { seedGroup } from '../../services/seeding/seed-group.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Rounds of a group: who is in which heat and lane, and who qualifies. */
export function registerSeedingRoutes(app: App, ctx: RouteContext): void {
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };
  const params = z.object({ gOID: z.string() });
  const onRequest = createAccessGuard(ctx, requireGroupWriteAccess, 'gOID');

  app.post(
    calls.seed.path,
    { onRequest, schema: { ...secured, params, body: seedBody, ...respondWith(seedAnswer) } },
    (request) => seedGroup(ctx, getSession(request).organiser, request.params.gOID, request.body),
  );
  app.get(
    calls.qualification.path,
    {
      onRequest: createAccessGuard(ctx, requireGroupReadAccess, 'gOID'),
      schema: { ...secured, params, querystring: qualificationQuery, ...respondWith(qualificationAnswer) },
    },
    ({ params: { gOID }, query: { round, ...rule } }) => {
      const hasRule = Object.values(rule).some((value) => value !== undefined);
      return readQualification(ctx, gOID, { round, rule: hasRule ? rule : undefined });
    },
  );
  app.put(
    calls.decideQualification.path,
    { onRequest, schema: { ...secured, params, body: qualificationBody, ...respondWith(qualificationAnswer) } },
    (request) => decideQualification(ctx, getSession(request).organiser, request.params.gOID, request.body),
  );
}
