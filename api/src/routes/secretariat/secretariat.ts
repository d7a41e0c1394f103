import { calls } from 'shared-domain/contract';
import {
  challengeAnswer,
  challengeBody,
  challengesQuery,
  myChallengesAnswer,
  oid,
  orgsAnswer,
  ROLES,
  siteUploadBody,
  uploadAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { createCodeGuesses } from '../../http/access/code-guesses.ts';
import { getSession, requireSession } from '../../http/access/request-session.ts';
import { requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { createChallenge, listMyChallenges, removeChallenge } from '../../services/programme/challenges.ts';
import { noteContact } from '../../services/site/hold-site.ts';
import { receiveCopy } from '../../services/site/receive-copy.ts';
import { uploadTrials } from '../../services/upload/upload-trials.ts';
import { validateCopy, validateUpload } from '../../services/upload/validate-upload.ts';
import { listOrgs } from '../../store/accounts/organisers.ts';
import { codeExists } from '../../store/live/access-codes.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { registerAccessCodeRoutes } from './access-codes.ts';
import { registerBoardRoutes } from './boards.ts';
import { registerEntryRoutes } from './entry.ts';
import { registerEvidenceRoutes } from './evidence.ts';
import { registerFileRoutes } from './files.ts';
import { registerHiddenAthleteRoutes } from './hidden-athletes.ts';
import { registerLiveInputRoutes } from './live-input.ts';
import { registerLogRoutes } from './logs.ts';
import { registerNetworkRoutes } from './network.ts';
import { registerPriceRoutes } from './prices.ts';
import { registerProgrammeEditRoutes } from './programme-edits.ts';
import { registerProtestRoutes } from './protests.ts';
import { registerRecordRoutes } from './records.ts';
import { registerAthleteRoutes } from './register.ts';
import { registerScreenPictureRoutes } from './screen-pictures.ts';
import { registerScreenRoutes } from './screens.ts';
import { registerSecretariatReadRoutes } from './secretariat-reads.ts';
import { registerSeedingRoutes } from './seeding.ts';
import { registerSiteRoutes } from './site.ts';
import { readSiteHeader } from './site-header.ts';
import { registerSpeakerRoutes } from './speaker.ts';

/** Enough for a whole championship, or a road race of 50,000, in one call (Q12). */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

/** Calls of organisers, who send a token, and of officials, who send a code. */
export function registerSecretariatRoutes(app: App, ctx: RouteContext): void {
  const guesses = createCodeGuesses(ctx.readSteadyClock, (code) => codeExists(ctx.store.db, code));
  registerAccessCodeRoutes(app, ctx, guesses);
  registerLiveInputRoutes(app, ctx, guesses);
  registerSpeakerRoutes(app, ctx, guesses);
  registerBoardRoutes(app, ctx, guesses);
  registerScreenRoutes(app, ctx);
  registerScreenPictureRoutes(app, ctx);
  registerNetworkRoutes(app, ctx);
  registerSiteRoutes(app, ctx);
  registerLogRoutes(app, ctx);
  registerEntryRoutes(app, ctx);
  registerProtestRoutes(app, ctx);
  registerFileRoutes(app, ctx);
  registerSeedingRoutes(app, ctx);
  registerProgrammeEditRoutes(app, ctx);
  registerSecretariatReadRoutes(app, ctx);
  registerPriceRoutes(app, ctx);
  registerRecordRoutes(app, ctx);
  registerEvidenceRoutes(app, ctx);
  registerHiddenAthleteRoutes(app, ctx);
  registerAthleteRoutes(app, ctx);
  const tags = ['secretariat'];
  const { db } = ctx.store;
  const security = [{ token: [] }];
  const onRequest = requireSession(ctx);

  app.get(
    calls.myOrgs.path,
    {
      onRequest,
      schema: { tags, security, querystring: z.object({ role: z.enum(ROLES).optional() }), ...respondWith(orgsAnswer) },
    },
    async (request) => ({ orgs: await listOrgs(db, getSession(request).organiser, request.query.role) }),
  );
  app.get(
    calls.myChallenges.path,
    {
      onRequest,
      schema: {
        tags,
        security,
        ...respondWith(myChallengesAnswer),
        querystring: challengesQuery
          .pick({ cursor: true })
          .extend({ limit: z.coerce.number().int().min(1).max(1000).optional() }),
      },
    },
    (request) => listMyChallenges(ctx, getSession(request), request.query),
  );
  app.post(
    calls.createChallenge.path,
    { onRequest, schema: { tags, security, body: challengeBody, ...respondWith(challengeAnswer) } },
    (request) => createChallenge(ctx, getSession(request).organiser, request.body),
  );
  app.delete(
    calls.deleteChallenge.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: {
        tags,
        security,
        querystring: z.object({ chOID: z.string() }),
        ...respondWith(z.object({ oid, log: oid })),
      },
    },
    (request) => removeChallenge(ctx, getSession(request).organiser, request.query.chOID),
  );
  app.post(
    calls.uploadTrials.path,
    {
      bodyLimit: MAX_UPLOAD_BYTES,
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: {
        tags,
        security,
        params: z.object({ chOID: z.string() }),
        description:
          'With `x-foulee-site`, from the stadium that holds the challenge: also `live` and `remarks` of each list, which replace those here.',
        body: markReadByHandler(siteUploadBody),
        ...respondWith(uploadAnswer),
      },
    },
    async (request) => {
      const { chOID } = request.params;
      const { organiser } = getSession(request);
      const site = readSiteHeader(request);
      if (site === undefined) return uploadTrials(ctx, organiser, chOID, await validateUpload(request.body));
      await noteContact(ctx, { chOID, site });
      return receiveCopy(ctx, organiser, { chOID, site }, await validateCopy(request.body));
    },
  );
}
