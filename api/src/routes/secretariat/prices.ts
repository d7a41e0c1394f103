import { calls } from 'shared-domain/contract';
import { pricesBody, secretariatPricesAnswer } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { readSecretariatPrices } from '../../services/prices/prices.ts';
import { writePrices } from '../../services/prices/write-prices.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Prices of taking part, as an organiser writes them. */
export function registerPriceRoutes(app: App, ctx: RouteContext): void {
  const params = z.object({ chOID: z.string() });
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };

  // The public call does not find a hidden challenge.
  app.get(
    calls.secretariatPrices.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { ...secured, params, ...respondWith(secretariatPricesAnswer) },
    },
    (request) => readSecretariatPrices(ctx.store.db, request.params.chOID),
  );
  app.put(
    calls.writePrices.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: {
        ...secured,
        params,
        body: pricesBody,
        ...respondWith(secretariatPricesAnswer),
      },
    },
    (request) => writePrices(ctx, getSession(request).organiser, request.params.chOID, request.body),
  );
}
