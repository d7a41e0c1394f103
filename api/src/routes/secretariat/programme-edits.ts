import { calls } from 'shared-domain/contract';
import {
  challengeAnswer,
  challengeEdit,
  deletedAnswer,
  holdAnswer,
  reason,
  releaseAnswer,
  trial,
  trialEdit,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeWriteAccess, requireTrialWriteAccess } from '../../policies/challenge-policy.ts';
import { holdTrial, releaseTrial } from '../../services/holds/hold-trial.ts';
import { editChallenge } from '../../services/programme/edit-challenge.ts';
import { editTrial } from '../../services/programme/edit-trial.ts';
import { removeGroups, removeResults, removeTrials } from '../../services/programme/remove-trials.ts';
import { oidsQuery, readOids } from '../oids-query.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Enough for a trial with its lists: a race of 50,000 in one call. */
const MAX_EDIT_BYTES = 64 * 1024 * 1024;

/** What an organiser changes by hand: the challenge, its trials, their results. */
export function registerProgrammeEditRoutes(app: App, ctx: RouteContext): void {
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };
  const id = z.object({ id: z.string() });
  const oneTrial = z.object({ oid: z.string() });

  app.put(
    calls.editChallenge.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'id'),
      schema: { ...secured, params: id, body: challengeEdit, ...respondWith(challengeAnswer) },
    },
    (request) => editChallenge(ctx, getSession(request).organiser, request.params.id, request.body),
  );
  app.put(
    calls.editTrial.path,
    {
      bodyLimit: MAX_EDIT_BYTES,
      onRequest: createAccessGuard(ctx, requireTrialWriteAccess, 'id'),
      schema: { ...secured, params: id, body: trialEdit, ...respondWith(trial) },
    },
    (request) => editTrial(ctx, getSession(request).organiser, request.params.id, request.body),
  );
  app.delete(
    calls.deleteTrials.path,
    {
      onRequest: createAccessGuard(ctx, requireTrialWriteAccess, 'oid', 'oids', 'oids[]'),
      schema: { ...secured, querystring: oidsQuery, ...respondWith(deletedAnswer) },
    },
    (request) => removeTrials(ctx, getSession(request).organiser, readOids(request.query)),
  );
  app.delete(
    calls.deleteGroups.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'id'),
      schema: { ...secured, params: id, querystring: oidsQuery, ...respondWith(deletedAnswer) },
    },
    (request) => removeGroups(ctx, getSession(request).organiser, request.params.id, readOids(request.query)),
  );
  app.delete(
    calls.deleteResult.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'id'),
      schema: {
        ...secured,
        params: id.extend({ trialOID: z.string() }),
        querystring: z.object({ reason: reason.optional() }),
        ...respondWith(deletedAnswer),
      },
    },
    (request) => {
      const { id: chOID, trialOID } = request.params;
      return removeResults(ctx, getSession(request).organiser, chOID, trialOID, request.query.reason);
    },
  );
  app.post(
    calls.holdTrial.path,
    {
      onRequest: createAccessGuard(ctx, requireTrialWriteAccess, 'oid'),
      schema: { ...secured, querystring: oneTrial, ...respondWith(holdAnswer) },
    },
    (request) => holdTrial(ctx, getSession(request).organiser, request.query.oid),
  );
  app.get(
    calls.releaseTrial.path,
    {
      onRequest: createAccessGuard(ctx, requireTrialWriteAccess, 'oid'),
      schema: { ...secured, querystring: oneTrial, ...respondWith(releaseAnswer) },
    },
    (request) => releaseTrial(ctx, getSession(request).organiser, request.query.oid),
  );
}
