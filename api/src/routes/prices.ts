import { calls } from 'shared-domain/contract';
import { pricesAnswer, pricesBody } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { session } from '../http/access-token.ts';
import { guard } from '../http/guard.ts';
import { mayWriteChallenge } from '../policies/challenge-policy.ts';
import { writePrices } from '../services/write-prices.ts';
import type { App, RouteContext } from './route-context.ts';
import { answers } from './schema.ts';

/** What taking part costs, as an organiser writes it. */
export function priceRoutes(app: App, ctx: RouteContext): void {
  app.put(
    calls.writePrices.path,
    {
      onRequest: guard(ctx, mayWriteChallenge, 'chOID'),
      schema: {
        tags: ['secretariat'],
        security: [{ token: [] }],
        params: z.object({ chOID: z.string() }),
        body: pricesBody,
        ...answers(pricesAnswer),
      },
    },
    (request) => writePrices(ctx, session(request).organiser, request.params.chOID, request.body.prices),
  );
}
