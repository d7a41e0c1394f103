import { calls, type InfoAnswer } from 'shared-domain/contract';
import {
  announcementsAnswer,
  challengeAnswer,
  challengesAnswer,
  challengesQuery,
  groupsAnswer,
  homeAnswer,
  indexedPagesAnswer,
  infoAnswer,
  isoDate,
  liveAnswer,
  queryList,
  resultsAnswer,
  roundsAnswer,
  startsAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { listSiteOrigins } from '../../base/site-origins.ts';
import { requireSession } from '../../http/access/request-session.ts';
import { readAnnouncements } from '../../services/announcements/announcements.ts';
import { readChallenges } from '../../services/reads/challenge-pages.ts';
import { readHome, readInfo, requireRegion } from '../../services/reads/home.ts';
import {
  type ListQuery,
  readChallenge,
  readGroups,
  readLive,
  readResults,
  readRounds,
  readStarts,
} from '../../services/reads/public-reads.ts';
import { readIndexedPages } from '../../services/reads/site-pages.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

const insee = z.string().optional();
const format = z.string().optional();
/** The value of `format` for answers with only what a line of a list shows (Q19); any other value is ignored. */
const SHORT = 'short';

/** `trialOIDs`, `trialOIDs[]` and `trialOID` mean the same, with one value or many. */
const listQuery = z
  .object({
    chOID: z.string().optional(),
    trialOIDs: queryList,
    'trialOIDs[]': queryList,
    trialOID: queryList,
    groupOID: z.string().optional(),
  })
  .transform((query): ListQuery => {
    const named = [...(query.trialOIDs ?? []), ...(query['trialOIDs[]'] ?? []), ...(query.trialOID ?? [])];
    return { chOID: query.chOID, trialOIDs: [...new Set(named)], groupOID: query.groupOID };
  });

/** Public reads that every spectator makes; most are answered from memory, before the router. */
export function registerPublicRoutes(app: App, ctx: RouteContext): void {
  const { publicAnswers } = ctx;
  const tags = ['public'];
  const checkSession = requireSession(ctx);

  app.get(
    calls.home.path,
    { schema: { tags, querystring: z.object({ insee, md: isoDate.optional() }), ...respondWith(homeAnswer) } },
    (request, reply) => {
      const asked = { region: requireRegion(request.query.insee), md: request.query.md };
      return publicAnswers.send(request, reply, asked, () => readHome(ctx, asked));
    },
  );
  app.get(
    calls.info.path,
    {
      schema: {
        tags,
        description:
          'With `origins` and an organiser’s token: also the addresses at which other devices reach this site.',
        security: [{}, { token: [] }],
        querystring: z.object({ format, origins: z.string().optional() }),
        ...respondWith(infoAnswer),
      },
    },
    async (request, reply) => {
      const isShort = request.query.format === SHORT;
      const read = () => readInfo(ctx, { notice: ctx.config.notice, isShort });
      if (request.query.origins === undefined) return publicAnswers.send(request, reply, { isShort }, read);
      await checkSession(request);
      const { body } = await read();
      return { ...(body as InfoAnswer), origins: listSiteOrigins(ctx.config) };
    },
  );
  app.get(
    calls.indexedPages.path,
    { schema: { tags, description: 'Competition pages of the sitemap.', ...respondWith(indexedPagesAnswer) } },
    (request, reply) => publicAnswers.send(request, reply, {}, () => readIndexedPages(ctx)),
  );
  app.get(
    calls.challenges.path,
    { schema: { tags, querystring: challengesQuery, ...respondWith(challengesAnswer) } },
    (request, reply) => {
      const { insee, region, format: form, ...filters } = request.query;
      const asked = { ...filters, region: requireRegion(insee || region) };
      const isShort = form === SHORT;
      return publicAnswers.send(request, reply, { ...asked, isShort }, () => readChallenges(ctx, asked, isShort));
    },
  );
  app.get(
    calls.challenge.path,
    { schema: { tags, params: z.object({ id: z.string() }), ...respondWith(challengeAnswer) } },
    (request, reply) =>
      publicAnswers.send(request, reply, request.params.id, () => readChallenge(ctx, request.params.id)),
  );
  app.get(
    calls.groups.path,
    { schema: { tags, querystring: z.object({ chOID: z.string() }), ...respondWith(groupsAnswer) } },
    (request, reply) =>
      publicAnswers.send(request, reply, request.query.chOID, () => readGroups(ctx, request.query.chOID)),
  );
  app.get(
    calls.rounds.path,
    { schema: { tags, params: z.object({ chOID: z.string() }), ...respondWith(roundsAnswer) } },
    (request, reply) =>
      publicAnswers.send(request, reply, request.params.chOID, () => readRounds(ctx, request.params.chOID)),
  );
  app.get(
    calls.results.path,
    { schema: { tags, querystring: listQuery, ...respondWith(resultsAnswer) } },
    (request, reply) => publicAnswers.send(request, reply, request.query, () => readResults(ctx, request.query)),
  );
  app.get(
    calls.starts.path,
    { schema: { tags, querystring: listQuery, ...respondWith(startsAnswer) } },
    (request, reply) => publicAnswers.send(request, reply, request.query, () => readStarts(ctx, request.query)),
  );
  app.get(
    calls.live.path,
    { schema: { tags, params: z.object({ id: z.string() }), ...respondWith(liveAnswer) } },
    (request, reply) => publicAnswers.send(request, reply, request.params.id, () => readLive(ctx, request.params.id)),
  );
  app.get(
    calls.announcements.path,
    {
      schema: {
        tags,
        description: 'What is announced: nobody hidden or under 16 is named, and no record that is only possible.',
        params: z.object({ id: z.string() }),
        ...respondWith(announcementsAnswer),
      },
    },
    (request, reply) =>
      publicAnswers.send(request, reply, request.params.id, () => readAnnouncements(ctx, request.params.id)),
  );
}
