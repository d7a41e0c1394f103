import type { FastifyRequest } from 'fastify';
import { calls, MAX_EVIDENCE_PICTURE_BYTES } from 'shared-domain/contract';
import {
  emptyAnswer,
  evidenceNote,
  evidencePictureQuery,
  evidencePictureRemoval,
  ratificationAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import {
  addEvidencePicture,
  noteEvidence,
  readStoredPicture,
  removeEvidencePicture,
} from '../../services/records/note-evidence.ts';
import { receivePicture } from '../../services/site/receive-papers.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { respondWithFile, sendFile } from './file-answers.ts';
import { readRawBody, registerRawCalls } from './raw-bodies.ts';
import { requireSiteHeader } from './site-header.ts';

const TYPES = ['image/png', 'image/jpeg'];

/** What the secretariat notes for the files of records, and the pictures that belong to it (officials section 6). */
export function registerEvidenceRoutes(app: App, ctx: RouteContext): void {
  const params = z.object({ chOID: z.string() });
  const pictureParams = z.object({ chOID: z.string(), id: z.string().min(1).max(64) });
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };
  const onRequest = createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID');
  const answer = respondWith(ratificationAnswer);
  const findEditor = (request: FastifyRequest, chOID: string) => ({
    organiser: getSession(request).organiser,
    chOID,
  });

  app.put(
    calls.noteEvidence.path,
    {
      onRequest,
      schema: {
        ...secured,
        description: 'Notes an item of the file of a record; the answer is the file as it is then.',
        params,
        body: evidenceNote,
        ...answer,
      },
    },
    (request) => noteEvidence(ctx, findEditor(request, request.params.chOID), request.body),
  );
  app.delete(
    calls.removeEvidencePicture.path,
    { onRequest, schema: { ...secured, params, querystring: evidencePictureRemoval, ...answer } },
    (request) => removeEvidencePicture(ctx, findEditor(request, request.params.chOID), request.query),
  );
  app.get(
    calls.evidencePicture.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { ...secured, params: pictureParams, ...respondWithFile('image/*') },
    },
    async ({ params: { chOID, id } }, reply) => {
      const { type, bytes } = await readStoredPicture(ctx, chOID, id);
      return sendFile(reply, bytes, { name: type === 'image/png' ? 'picture.png' : 'picture.jpg', type });
    },
  );
  registerRawCalls(app, { name: 'evidence-pictures', bodyLimit: MAX_EVIDENCE_PICTURE_BYTES }, (pictures) => {
    pictures.post(
      calls.addEvidencePicture.path,
      {
        onRequest,
        bodyLimit: MAX_EVIDENCE_PICTURE_BYTES,
        schema: {
          ...secured,
          consumes: TYPES,
          params,
          querystring: evidencePictureQuery,
          body: markReadByHandler(z.string()),
          ...answer,
        },
      },
      (request) =>
        addEvidencePicture(ctx, findEditor(request, request.params.chOID), {
          ...request.query,
          bytes: readRawBody(request.body),
        }),
    );
    pictures.put(
      calls.putEvidencePicture.path,
      {
        onRequest,
        bodyLimit: MAX_EVIDENCE_PICTURE_BYTES,
        schema: {
          ...secured,
          consumes: TYPES,
          description:
            'From the stadium that holds the challenge (`x-foulee-site`): a picture that its evidence names.',
          params: pictureParams,
          body: markReadByHandler(z.string()),
          ...respondWith(emptyAnswer),
        },
      },
      async (request) => {
        const { chOID, id } = request.params;
        await receivePicture(
          ctx,
          { chOID, site: requireSiteHeader(request) },
          { id, bytes: readRawBody(request.body) },
        );
        return {};
      },
    );
  });
}
