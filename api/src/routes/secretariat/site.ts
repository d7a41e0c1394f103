import { calls, MAX_COMPETITION_FILE_BYTES, type SiteAnswer } from 'shared-domain/contract';
import {
  competitionFile,
  siteAnswer,
  siteBody,
  siteFileQuery,
  siteRemotesAnswer,
  siteSessionAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { refusal } from '../../base/refusal.ts';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession, requireSession } from '../../http/access/request-session.ts';
import {
  requireChallengeOwner,
  requireChallengeReadAccess,
  requireChallengeWriteAccess,
} from '../../policies/challenge-policy.ts';
import { openSiteSession } from '../../services/accounts/sessions.ts';
import { readCompetition } from '../../services/documents/competition-json/read-competition.ts';
import {
  compareSite,
  hearSite,
  holdSite,
  readHold,
  returnSite,
  type SiteActor,
  storeReturnedFile,
  takeSite,
} from '../../services/site/hold-site.ts';
import {
  goOnHere,
  keepHere,
  linkCompetition,
  listRemotes,
  startHandBack,
} from '../../services/site/uplink/link-competition.ts';
import { readLink } from '../../services/site/uplink/link-state.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import { readSiteFile } from '../../store/sites/site-files.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { requireSiteHeader } from './site-header.ts';

/** Enough for the digests of 20,000 events. */
const MAX_DIGEST_BYTES = 4 * 1024 * 1024;
/** A stadium's session ends this long after the last day, as its codes do, ms. */
const SESSION_AFTER_MS = 2 * 86_400_000;

/** Competitions that a stadium's server holds, on the public server and on the stadium's (officials section 4). */
export function registerSiteRoutes(app: App, ctx: RouteContext): void {
  const { store, config } = ctx;
  const schema = { tags: ['site'], security: [{ token: [] }], params: z.object({ chOID: z.string() }) };
  const readGuard = createAccessGuard(ctx, requireChallengeReadAccess, 'chOID');
  const writeGuard = createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID');

  async function readSite(chOID: string, more: Partial<SiteAnswer> = {}): Promise<SiteAnswer> {
    const hold = await readHold(store.db, chOID);
    const link = await readLink(store.db, config, chOID);
    const now = ctx.clock().toISOString();
    return { hasUplink: config.uplink !== undefined, now, ...(hold && { hold }), ...(link && { link }), ...more };
  }

  app.get(calls.site.path, { onRequest: readGuard, schema: { ...schema, ...respondWith(siteAnswer) } }, (request) =>
    readSite(request.params.chOID),
  );
  app.put(
    calls.putSite.path,
    {
      bodyLimit: MAX_DIGEST_BYTES,
      onRequest: writeGuard,
      schema: {
        ...schema,
        description:
          'On the public server, with `x-foulee-site`: `hold`, `beat`, `compare`, `return`; without it, by an owner, `take`. On the stadium’s: `link`, `handBack`, `keep`, `goOn`.',
        body: siteBody,
        ...respondWith(siteAnswer),
      },
    },
    async (request) => {
      const { chOID } = request.params;
      const { organiser } = getSession(request);
      const { body } = request;
      const findActor = (): SiteActor => ({ organiser, chOID, site: requireSiteHeader(request) });
      switch (body.act) {
        case 'hold':
          await holdSite(ctx, findActor(), body);
          return readSite(chOID);
        case 'beat':
          return readSite(chOID, { down: await hearSite(ctx, findActor(), body) });
        case 'compare':
          return readSite(chOID, await compareSite(ctx, findActor(), body));
        case 'return':
          return readSite(chOID, await returnSite(ctx, findActor(), body));
        case 'take':
          await requireChallengeOwner(store.db, organiser, chOID);
          await takeSite(ctx, { chOID, organiser });
          return readSite(chOID);
        case 'link':
          await linkCompetition(ctx, config, { ...body, chOID, organiser });
          return readSite(chOID);
        case 'handBack':
          await startHandBack(ctx, chOID);
          return readSite(chOID);
        case 'goOn':
          await goOnHere(ctx, config, { ...body, chOID, organiser });
          return readSite(chOID);
        case 'keep':
          await keepHere(ctx, chOID);
          return readSite(chOID);
      }
    },
  );
  app.post(
    calls.siteSession.path,
    {
      onRequest: writeGuard,
      schema: {
        ...schema,
        description:
          'A session of this account for the stadium’s server (`UPLINK_TOKEN`), until two days after the last day, two weeks at most. It opens the calls of that server about this competition alone; any other is refused as `forbidden`.',
        ...respondWith(siteSessionAnswer),
      },
    },
    async (request) => {
      const { chOID } = request.params;
      const challenge = await findChallenge(store.db, chOID);
      const until = Date.parse(challenge?.ends_at ?? '') + SESSION_AFTER_MS;
      if (!(until > ctx.readSteadyClock().getTime())) throw refusal('invalid request', 'the competition is over');
      const { token, expires } = await openSiteSession(ctx, getSession(request).organiser, chOID, until);
      return { token, expires };
    },
  );
  app.get(
    calls.siteFile.path,
    {
      onRequest: writeGuard,
      schema: {
        ...schema,
        description:
          'One of the `files` of `GET …/site/{chOID}`: the competition’s file that a stadium gave back, with its facts, or as it was before a stadium replaced lists of it.',
        querystring: siteFileQuery,
      },
    },
    async (request, reply) => {
      const file = await readSiteFile(store.db, request.params.chOID, request.query.oid);
      if (file === undefined) throw refusal('not found', 'no such file of this challenge is kept');
      return reply
        .header('content-disposition', 'attachment; filename="competition.json"')
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(file);
    },
  );
  app.put(
    calls.putSiteFile.path,
    {
      bodyLimit: MAX_COMPETITION_FILE_BYTES,
      onRequest: writeGuard,
      schema: { ...schema, body: markReadByHandler(competitionFile), ...respondWith(siteAnswer) },
    },
    async (request) => {
      const { chOID } = request.params;
      const site = requireSiteHeader(request);
      await readCompetition(request.body);
      await storeReturnedFile(ctx, { chOID, site }, JSON.stringify(request.body));
      return readSite(chOID);
    },
  );
  app.get(
    calls.siteRemotes.path,
    {
      onRequest: requireSession(ctx),
      schema: { tags: ['site'], security: [{ token: [] }], ...respondWith(siteRemotesAnswer) },
    },
    () => listRemotes(config),
  );
}
