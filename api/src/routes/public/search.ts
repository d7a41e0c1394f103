import { calls } from 'shared-domain/contract';
import {
  followedAnswer,
  followedQuery,
  raceAnswer,
  raceQueryBody,
  searchAnswer,
  searchQuery,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { readFollowed } from '../../services/reads/followed.ts';
import { readRacePage } from '../../services/reads/race-results.ts';
import { readSearch } from '../../services/reads/search.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Searches: in the rows of one race, in athletes, clubs and competitions, and where those whom a reader follows take part. */
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
  app.post(
    calls.followed.path,
    { bodyLimit: 80 * 1024, schema: { tags, body: followedQuery, ...respondWith(followedAnswer) } },
    async (request, reply) => {
      // It may name people of any age, as a search does.
      reply.header('x-robots-tag', 'noindex');
      return readFollowed(ctx, request.body);
    },
  );
  app.get(
    calls.search.path,
    { schema: { tags, querystring: searchQuery, ...respondWith(searchAnswer) } },
    (request, reply) => publicAnswers.send(request, reply, request.query, () => readSearch(ctx, request.query)),
  );
}
