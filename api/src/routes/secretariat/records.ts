import { calls } from 'shared-domain/contract';
import { recordsBody, secretariatRecordsAnswer } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { readSecretariatRecords, writeRecords } from '../../services/records/records.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Records of meeting and stadium, as an organiser gives them; the public has those of an event with its lists. */
export function registerRecordRoutes(app: App, ctx: RouteContext): void {
  const params = z.object({ chOID: z.string() });
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };

  app.get(
    calls.secretariatRecords.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { ...secured, params, ...respondWith(secretariatRecordsAnswer) },
    },
    (request) => readSecretariatRecords(ctx.store.db, request.params.chOID),
  );
  app.put(
    calls.writeRecords.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: { ...secured, params, body: recordsBody, ...respondWith(secretariatRecordsAnswer) },
    },
    (request) => writeRecords(ctx, getSession(request).organiser, request.params.chOID, request.body),
  );
}
