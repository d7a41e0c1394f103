import { calls } from 'shared-domain/contract';
import { logsAnswer, logsQuery, undoAnswer, undoBody } from 'shared-domain/contract/schemas';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession, requireSession } from '../../http/access/request-session.ts';
import { requireLogsReadAccess } from '../../policies/challenge-policy.ts';
import { undoAct } from '../../services/undo/undo.ts';
import { readLogs } from '../../services/upkeep/logs.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Who did what on a challenge, and undoing it. */
export function registerLogRoutes(app: App, ctx: RouteContext): void {
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };

  app.get(
    calls.logs.path,
    {
      onRequest: createAccessGuard(ctx, requireLogsReadAccess, 'chOID'),
      schema: { ...secured, querystring: logsQuery, ...respondWith(logsAnswer) },
    },
    async ({ query }) => ({ logs: await readLogs(ctx, query.chOID, query) }),
  );
  app.post(
    calls.undo.path,
    { onRequest: requireSession(ctx), schema: { ...secured, body: undoBody, ...respondWith(undoAnswer) } },
    (request) => undoAct(ctx, getSession(request).organiser, request.body.logOid),
  );
}
