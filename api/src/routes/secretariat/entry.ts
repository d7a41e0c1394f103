import { calls } from 'shared-domain/contract';
import {
  deletedAnswer,
  editAnswer,
  remarkAnswer,
  remarkBody,
  rowEdit,
  secretariatTrials,
  sheetAnswer,
  startEdits,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import {
  requireChallengeReadAccess,
  requireChallengeWriteAccess,
  requireTrialReadAccess,
  requireTrialWriteAccess,
} from '../../policies/challenge-policy.ts';
import { editRow } from '../../services/entry/edit-row.ts';
import { editStarts } from '../../services/entry/edit-starts.ts';
import { readOrganiserProgramme } from '../../services/entry/organiser-programme.ts';
import { readTrialSheet } from '../../services/entry/read-sheet.ts';
import { addRemark, deleteRemark } from '../../services/entry/remarks.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Results, start lists and remarks by hand, row by row. */
export function registerEntryRoutes(app: App, ctx: RouteContext): void {
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };
  const params = z.object({ id: z.string() });
  const onRequest = createAccessGuard(ctx, requireTrialWriteAccess, 'id');

  app.get(
    calls.trialSheet.path,
    {
      onRequest: createAccessGuard(ctx, requireTrialReadAccess, 'id'),
      schema: { ...secured, params, ...respondWith(sheetAnswer) },
    },
    (request) => readTrialSheet(ctx, getSession(request).organiser, request.params.id),
  );
  app.get(
    calls.secretariatTrials.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { ...secured, params: z.object({ chOID: z.string() }), ...respondWith(secretariatTrials) },
    },
    (request) => readOrganiserProgramme(ctx, getSession(request).organiser, request.params.chOID),
  );
  app.put(
    calls.editRow.path,
    { onRequest, schema: { ...secured, params, body: rowEdit, ...respondWith(editAnswer) } },
    (request) => editRow(ctx, getSession(request).organiser, request.params.id, request.body),
  );
  app.post(
    calls.addRemark.path,
    { onRequest, schema: { ...secured, params, body: remarkBody, ...respondWith(remarkAnswer) } },
    (request) => addRemark(ctx, getSession(request).organiser, request.params.id, request.body),
  );
  app.delete(
    calls.deleteRemark.path,
    {
      onRequest,
      schema: { ...secured, params, querystring: z.object({ remark: z.string() }), ...respondWith(deletedAnswer) },
    },
    (request) => deleteRemark(ctx, getSession(request).organiser, request.params.id, request.query.remark),
  );
  app.post(
    calls.editStarts.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: { ...secured, params: z.object({ chOID: z.string() }), body: startEdits, ...respondWith(editAnswer) },
    },
    (request) => editStarts(ctx, getSession(request).organiser, request.params.chOID, request.body),
  );
}
