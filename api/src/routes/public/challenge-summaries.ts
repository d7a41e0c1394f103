import { calls } from 'shared-domain/contract';
import {
  athleteAnswer,
  cardsAnswer,
  cpesAnswer,
  perfsAnswer,
  pesAnswer,
  pricesAnswer,
  quantity,
  scratchAnswer,
  statsAnswer,
  statsQuery,
  teamAnswer,
  teamsAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { readPrices } from '../../services/prices/prices.ts';
import { readAthlete } from '../../services/reads/athlete/athlete.ts';
import { readCards, readFeed } from '../../services/reads/cards.ts';
import { readOverallRanking } from '../../services/reads/overall-ranking.ts';
import { readBestsByClub, readPerformances, readPersonalBests } from '../../services/reads/performances.ts';
import { readStats } from '../../services/reads/stats.ts';
import { readTeam, readTeams } from '../../services/reads/teams.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** `id`: the oid of a group for the overall ranking (`scratch`), of a challenge for all other calls. */
const params = z.object({ id: z.string() });
const teamParams = params.extend({ teamId: z.string() });
const athleteParams = params.extend({ key: z.string() });
const querystring = z.object({ qty: quantity });
/** The first `qty` women and men of the best marks; without it all, in either case at most 200 of each. */
const perfsQuerystring = z.object({ qty: quantity.removeDefault().optional() });

/** Public calls about a challenge or a group beyond its lists of trials: overall ranking, best marks, figures, prices, cards, teams, one team, one athlete. */
export function registerChallengeSummaryRoutes(app: App, ctx: RouteContext): void {
  const { publicAnswers } = ctx;
  const tags = ['public'];

  app.get(calls.scratch.path, { schema: { tags, params, ...respondWith(scratchAnswer) } }, (request, reply) =>
    publicAnswers.send(request, reply, request.params.id, () => readOverallRanking(ctx, request.params.id)),
  );
  app.get(
    calls.perfs.path,
    { schema: { tags, params, querystring: perfsQuerystring, ...respondWith(perfsAnswer) } },
    (request, reply) => {
      const { id } = request.params;
      const { qty } = request.query;
      return publicAnswers.send(request, reply, qty === undefined ? id : [id, qty], () =>
        readPerformances(ctx, id, qty),
      );
    },
  );
  app.get(calls.pes.path, { schema: { tags, params, querystring, ...respondWith(pesAnswer) } }, (request, reply) => {
    const { id } = request.params;
    const { qty } = request.query;
    return publicAnswers.send(request, reply, [id, qty], () => readPersonalBests(ctx, id, qty));
  });
  app.get(calls.cpes.path, { schema: { tags, params, querystring, ...respondWith(cpesAnswer) } }, (request, reply) => {
    const { id } = request.params;
    const { qty } = request.query;
    return publicAnswers.send(request, reply, [id, qty], () => readBestsByClub(ctx, id, qty));
  });
  app.get(
    calls.stats.path,
    { schema: { tags, params, querystring: statsQuery, ...respondWith(statsAnswer) } },
    (request, reply) => {
      const { id } = request.params;
      const { sex } = request.query;
      return publicAnswers.send(request, reply, sex === undefined ? id : [id, sex], () => readStats(ctx, id, sex));
    },
  );
  app.get(calls.prices.path, { schema: { tags, params, ...respondWith(pricesAnswer) } }, (request, reply) =>
    publicAnswers.send(request, reply, request.params.id, () => readPrices(ctx, request.params.id)),
  );
  app.get(calls.igcs.path, { schema: { tags, params, ...respondWith(cardsAnswer) } }, (request, reply) =>
    publicAnswers.send(request, reply, request.params.id, () => readCards(ctx, request.params.id)),
  );
  app.get(calls.igfeed.path, { schema: { tags, params, ...respondWith(cardsAnswer) } }, (request, reply) =>
    publicAnswers.send(request, reply, request.params.id, () => readFeed(ctx, request.params.id)),
  );
  app.get(calls.teams.path, { schema: { tags, params, ...respondWith(teamsAnswer) } }, (request, reply) =>
    publicAnswers.send(request, reply, request.params.id, () => readTeams(ctx, request.params.id)),
  );
  app.get(calls.team.path, { schema: { tags, params: teamParams, ...respondWith(teamAnswer) } }, (request, reply) => {
    const { id, teamId } = request.params;
    return publicAnswers.send(request, reply, [id, teamId], () => readTeam(ctx, id, teamId));
  });
  app.get(
    calls.athlete.path,
    { schema: { tags, params: athleteParams, ...respondWith(athleteAnswer) } },
    (request, reply) => {
      const { id, key } = request.params;
      return publicAnswers.send(request, reply, [id, key], () => readAthlete(ctx, id, key));
    },
  );
}
