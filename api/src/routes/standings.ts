import { calls } from 'shared-domain/contract';
import {
  cpesAnswer,
  perfsAnswer,
  pesAnswer,
  pricesAnswer,
  quantity,
  scratchAnswer,
  statsAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { readCpes, readPerfs, readPes } from '../services/performances.ts';
import { readPrices } from '../services/prices.ts';
import { readScratch } from '../services/scratch.ts';
import { readStats } from '../services/stats.ts';
import type { App, RouteContext } from './route-context.ts';
import { answers } from './schema.ts';

const params = z.object({ id: z.string() });
const querystring = z.object({ qty: quantity });

/** What is computed over all results of a challenge, or of a group. */
export function standingRoutes(app: App, ctx: RouteContext): void {
  const { hot } = ctx;
  const tags = ['public'];

  app.get(calls.scratch.path, { schema: { tags, params, ...answers(scratchAnswer) } }, (request, reply) =>
    hot.answer(request, reply, request.params.id, () => readScratch(ctx, request.params.id)),
  );
  app.get(calls.perfs.path, { schema: { tags, params, ...answers(perfsAnswer) } }, (request, reply) =>
    hot.answer(request, reply, request.params.id, () => readPerfs(ctx, request.params.id)),
  );
  app.get(calls.pes.path, { schema: { tags, params, querystring, ...answers(pesAnswer) } }, (request, reply) => {
    const { id } = request.params;
    const { qty } = request.query;
    return hot.answer(request, reply, [id, qty], () => readPes(ctx, id, qty));
  });
  app.get(calls.cpes.path, { schema: { tags, params, querystring, ...answers(cpesAnswer) } }, (request, reply) => {
    const { id } = request.params;
    const { qty } = request.query;
    return hot.answer(request, reply, [id, qty], () => readCpes(ctx, id, qty));
  });
  app.get(calls.stats.path, { schema: { tags, params, ...answers(statsAnswer) } }, (request, reply) =>
    hot.answer(request, reply, request.params.id, () => readStats(ctx, request.params.id)),
  );
  app.get(calls.prices.path, { schema: { tags, params, ...answers(pricesAnswer) } }, (request, reply) =>
    hot.answer(request, reply, request.params.id, () => readPrices(ctx, request.params.id)),
  );
}
