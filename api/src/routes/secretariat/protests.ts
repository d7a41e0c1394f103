import { calls } from 'shared-domain/contract';
import { protestAnswer, protestBody, protestEdit, protestsAnswer } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireTrialWriteAccess } from '../../policies/challenge-policy.ts';
import { editProtest, lodgeProtest, readProtests } from '../../services/entry/protests.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** The register of protests of a competition (TR 8). */
export function registerProtestRoutes(app: App, ctx: RouteContext): void {
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };
  const params = z.object({ id: z.string() });
  const onRequest = createAccessGuard(ctx, requireTrialWriteAccess, 'id');

  app.get(
    calls.protests.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { ...secured, params: z.object({ chOID: z.string() }), ...respondWith(protestsAnswer) },
    },
    (request) => readProtests(ctx, request.params.chOID),
  );
  app.post(
    calls.lodgeProtest.path,
    { onRequest, schema: { ...secured, params, body: protestBody, ...respondWith(protestAnswer) } },
    (request) => lodgeProtest(ctx, getSession(request).organiser, request.params.id, request.body),
  );
  app.put(
    calls.editProtest.path,
    { onRequest, schema: { ...secured, params, body: protestEdit, ...respondWith(protestAnswer) } },
    (request) => editProtest(ctx, getSession(request).organiser, request.params.id, request.body),
  );
}
