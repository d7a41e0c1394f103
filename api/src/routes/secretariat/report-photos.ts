import { calls, MAX_REPORT_PHOTO_BYTES } from 'shared-domain/contract';
import { reportPhotoAnswer, reportPhotoQuery } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { markReadByHandler } from '../../base/validation.ts';
import { getOfficial, requireCode } from '../../http/access/access-code.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import type { CodeGuesses } from '../../http/access/code-guesses.ts';
import type { OfficialQuota } from '../../http/access/official-quota.ts';
import { requireChallengeReadAccess } from '../../policies/challenge-policy.ts';
import { requireOpenDevice } from '../../policies/code-policy.ts';
import { readReportPhoto, requireReportReader, storeReportPhoto } from '../../services/live-input/report-photos.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { respondWithFile, sendFile } from './file-answers.ts';
import { readRawBody, registerRawCalls } from './raw-bodies.ts';

const TYPE = 'image/jpeg';
const FILE = { name: 'photo.jpg', type: TYPE };

/** Photos of officials' reports: sent by the device that wrote the report, read by whoever reads reports. */
export function registerReportPhotoRoutes(
  app: App,
  ctx: RouteContext,
  { guesses, quota }: { readonly guesses: CodeGuesses; readonly quota: OfficialQuota },
): void {
  const params = z.object({ chOID: z.string(), id: z.string().min(1).max(64) });
  const byCode = { tags: ['live input'], security: [{ code: [] }], params };
  const onRequest = requireCode(ctx, guesses);
  app.get(
    calls.reportPhoto.path,
    { onRequest, schema: { ...byCode, ...respondWithFile(TYPE) } },
    async (request, reply) => {
      const { chOID, id } = request.params;
      requireReportReader(getOfficial(request));
      return sendFile(reply, await readReportPhoto(ctx, chOID, id), FILE);
    },
  );
  app.get(
    calls.filedPhoto.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { tags: ['live input'], security: [{ token: [] }], params, ...respondWithFile(TYPE) },
    },
    async (request, reply) => {
      const { chOID, id } = request.params;
      return sendFile(reply, await readReportPhoto(ctx, chOID, id), FILE);
    },
  );
  registerRawCalls(app, { name: 'report-photos', bodyLimit: MAX_REPORT_PHOTO_BYTES }, (photos) => {
    photos.put(
      calls.putReportPhoto.path,
      {
        onRequest,
        bodyLimit: MAX_REPORT_PHOTO_BYTES,
        schema: {
          ...byCode,
          consumes: [TYPE],
          body: markReadByHandler(z.string()),
          querystring: reportPhotoQuery,
          ...respondWith(reportPhotoAnswer),
        },
      },
      async (request) => {
        const [official, { device }] = [getOfficial(request), request.query];
        await requireOpenDevice(ctx.store.db, official.chOID, device);
        quota.takePhoto(official);
        const bytes = readRawBody(request.body);
        return storeReportPhoto(ctx, official, { report: request.params.id, device, bytes });
      },
    );
  });
}
