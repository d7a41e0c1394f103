import { calls } from 'shared-domain/contract';
import { screensAnswer, screensBody } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { readScreens, tellScreens } from '../../services/live-input/screens.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** The screens of a competition and what they are told to show (officials 5.4). */
export function registerScreenRoutes(app: App, ctx: RouteContext): void {
  const schema = { tags: ['live input'], security: [{ token: [] }], params: z.object({ chOID: z.string() }) };
  app.get(
    calls.screens.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { ...schema, ...respondWith(screensAnswer) },
    },
    (request) => readScreens(ctx, request.params.chOID),
  );
  app.put(
    calls.putScreens.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: { ...schema, body: screensBody, ...respondWith(screensAnswer) },
    },
    (request) => tellScreens(ctx, getSession(request).organiser, request.params.chOID, request.body),
  );
}
