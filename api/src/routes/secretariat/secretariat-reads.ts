import { calls } from 'shared-domain/contract';
import {
  allsAnswer,
  chronosAnswer,
  ffaCodesAnswer,
  rawsAnswer,
  secretariatResults,
  secretariatStarts,
  teamAnswer,
  teamsAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import {
  requireChallengeReadAccess,
  requireStartsReadAccess,
  requireTrialReadAccess,
} from '../../policies/challenge-policy.ts';
import { readStartLists } from '../../services/entry/read-start-lists.ts';
import { presentResults, readFfaCodes, readFullTrials } from '../../services/reads/secretariat-reads.ts';
import { readOwnTeam, readOwnTeams } from '../../services/reads/teams.ts';
import { oidsQuery, readOids } from '../oids-query.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Lists of trials for the organisation's members: as they were sent, also of hidden challenges. */
export function registerSecretariatReadRoutes(app: App, ctx: RouteContext): void {
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };
  const onRequest = createAccessGuard(ctx, requireTrialReadAccess, 'oid', 'oids', 'oids[]');
  const schema = { ...secured, querystring: oidsQuery };

  app.get(
    calls.secretariatStarts.path,
    {
      onRequest: createAccessGuard(ctx, requireStartsReadAccess, 'oid', 'oids', 'oids[]'),
      schema: { ...schema, ...respondWith(secretariatStarts) },
    },
    async ({ query }) => ({ starts: await readStartLists(ctx, readOids(query)) }),
  );
  app.get(
    calls.secretariatResults.path,
    { onRequest, schema: { ...schema, ...respondWith(secretariatResults) } },
    async ({ query }) => ({ results: (await readFullTrials(ctx, readOids(query))).map(presentResults) }),
  );
  app.get(calls.raws.path, { onRequest, schema: { ...schema, ...respondWith(rawsAnswer) } }, async ({ query }) => ({
    raws: (await readFullTrials(ctx, readOids(query))).map(({ oid, uid, raws }) => ({ oid, uid, rows: raws })),
  }));
  app.get(
    calls.chronos.path,
    { onRequest, schema: { ...schema, ...respondWith(chronosAnswer) } },
    async ({ query }) => ({
      chronos: (await readFullTrials(ctx, readOids(query))).map(({ oid, uid, chronos }) => ({
        oid,
        uid,
        rows: chronos,
      })),
    }),
  );
  app.get(calls.alls.path, { onRequest, schema: { ...schema, ...respondWith(allsAnswer) } }, async ({ query }) => ({
    alls: await readFullTrials(ctx, readOids(query)),
  }));
  app.get(
    calls.ffaCodes.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'id'),
      schema: { ...secured, params: z.object({ id: z.string() }), ...respondWith(ffaCodesAnswer) },
    },
    ({ params }) => readFfaCodes(ctx, params.id),
  );
  const challengeGuard = createAccessGuard(ctx, requireChallengeReadAccess, 'chOID');
  const challengeParams = z.object({ chOID: z.string() });
  app.get(
    calls.ownTeams.path,
    { onRequest: challengeGuard, schema: { ...secured, params: challengeParams, ...respondWith(teamsAnswer) } },
    ({ params }) => readOwnTeams(ctx, params.chOID),
  );
  app.get(
    calls.ownTeam.path,
    {
      onRequest: challengeGuard,
      schema: { ...secured, params: challengeParams.extend({ teamId: z.string() }), ...respondWith(teamAnswer) },
    },
    ({ params }) => readOwnTeam(ctx, params.chOID, params.teamId),
  );
}
