import { calls } from 'shared-domain/contract';
import { raceAnswer, raceQueryBody, searchAnswer, searchQuery } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { readRacePage } from '../../services/reads/race-results.ts';
import { readSearch } from '../../services/reads/search.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Searches: in the rows of one race, and in athletes, clubs and competitions. */
export function registerSearchRoutes(app: App, ctx: RouteContext): void {
  const { publicAnswers } = ctx;
  const tags = ['public'];
  const params = z.object({ id: z.string(), id2: z.string() });

  app.post(
    calls.resultsRr.path,
    { bodyLimit: 16 * 1024, schema: { tags, params, body: raceQueryBody, ...respondWith(raceAnswer) } },
    async (request, reply) => {
      const { answer, noindex } = await readRacePage(ctx, request.params.id, request.params.id2, request.body);
      if (noindex) reply.header('x-robots-tag', 'noindex');
      return answer;
    },
  );
  app.get(
    calls.search.path,
    { schema: { tags, querystring: searchQuery, ...respondWith(searchAnswer) } },
    (request, reply) => publicAnswers.send(request, reply, request.query, () => readSearch(ctx, request.query)),
  );
}
