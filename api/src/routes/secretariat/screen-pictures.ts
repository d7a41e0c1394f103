import { calls, MAX_SCREEN_PICTURE_BYTES } from 'shared-domain/contract';
import { oid, screenPictureQuery, screenPicturesAnswer, screenPicturesBody } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import {
  addScreenPicture,
  arrangeScreenPictures,
  readScreenPictures,
  removeScreenPicture,
} from '../../services/live-input/screen-pictures.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { readRawBody, registerRawCalls } from './raw-bodies.ts';

/** The pictures of sponsors that screens show by turns (officials 5.1): organisers send and arrange them, screens read them. */
export function registerScreenPictureRoutes(app: App, ctx: RouteContext): void {
  const schema = { tags: ['live input'], security: [{ token: [] }], params: z.object({ chOID: z.string() }) };
  const onRequest = createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID');
  const answer = respondWith(screenPicturesAnswer);
  app.get(
    calls.screenPictures.path,
    { onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'), schema: { ...schema, ...answer } },
    (request) => readScreenPictures(ctx.store.db, request.params.chOID),
  );
  app.put(
    calls.arrangeScreenPictures.path,
    { onRequest, schema: { ...schema, body: screenPicturesBody, ...answer } },
    (request) =>
      arrangeScreenPictures(
        ctx,
        { organiser: getSession(request).organiser, chOID: request.params.chOID },
        request.body,
      ),
  );
  app.delete(
    calls.removeScreenPicture.path,
    { onRequest, schema: { ...schema, querystring: z.object({ id: oid }), ...answer } },
    (request) =>
      removeScreenPicture(
        ctx,
        { organiser: getSession(request).organiser, chOID: request.params.chOID },
        request.query.id,
      ),
  );
  registerRawCalls(app, { name: 'screen-pictures', bodyLimit: MAX_SCREEN_PICTURE_BYTES }, (pictures) => {
    pictures.post(
      calls.addScreenPicture.path,
      {
        onRequest,
        bodyLimit: MAX_SCREEN_PICTURE_BYTES,
        schema: {
          ...schema,
          consumes: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
          body: markReadByHandler(z.string()),
          querystring: screenPictureQuery,
          ...answer,
        },
      },
      async (request) => {
        const changer = { organiser: getSession(request).organiser, chOID: request.params.chOID };
        const bytes = readRawBody(request.body);
        return addScreenPicture(ctx, changer, { name: request.query.name, bytes });
      },
    );
  });
}
