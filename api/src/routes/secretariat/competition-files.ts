import { Readable } from 'node:stream';
import { calls, MAX_COMPETITION_FILE_BYTES } from 'shared-domain/contract';
import { competitionFile, importAnswer, importQuery } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { isReader } from '../../http/access/organiser-answer-mask.ts';
import { getSession } from '../../http/access/request-session.ts';
import {
  requireChallengeReadAccess,
  requireChallengeWriteAccess,
  requireOrganisationWriteAccess,
} from '../../policies/challenge-policy.ts';
import { exportCompetition } from '../../services/documents/competition-json/export-competition.ts';
import { importCompetition } from '../../services/documents/competition-json/import-competition.ts';
import { readCompetition } from '../../services/documents/competition-json/read-competition.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { flag } from './file-answers.ts';

/** Exports a whole competition as a file, and imports it. */
export function registerCompetitionFileRoutes(app: App, ctx: RouteContext): void {
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };

  app.get(
    calls.exportCompetition.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: {
        ...secured,
        params: z.object({ chOID: z.string() }),
        querystring: z.object({ hidden: flag, pictures: flag }),
        description:
          'The competition as a file. `hidden=1` has the names of hidden athletes in it, for who may write: the file that moves a competition; with `pictures=1` the photos of reports and the pictures of evidence too. A reader’s has no birth dates.',
      },
    },
    async (request, reply) => {
      const isWriter = !isReader(request);
      const { hidden, pictures } = request.query;
      const people = { hasHiddenNames: isWriter && hidden, hasBirthDates: isWriter, hasPictures: pictures };
      const pieces = await exportCompetition(ctx, request.params.chOID, people);
      const length = pieces.reduce((total, piece) => total + piece.length, 0);
      return reply
        .header('content-disposition', 'attachment; filename="competition.json"')
        .header('content-length', length)
        .type('application/json; charset=utf-8')
        .send(Readable.from(pieces));
    },
  );
  app.post(
    calls.importCompetition.path,
    {
      bodyLimit: MAX_COMPETITION_FILE_BYTES,
      onRequest: [
        createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
        createAccessGuard(ctx, requireOrganisationWriteAccess, 'orgOID'),
      ],
      schema: {
        ...secured,
        querystring: importQuery,
        body: markReadByHandler(competitionFile),
        ...respondWith(importAnswer),
      },
    },
    async (request) => {
      const { chOID, orgOID = '' } = request.query;
      const file = await readCompetition(request.body);
      const target = chOID === undefined ? { orgOID } : { chOID };
      return importCompetition(ctx, getSession(request).organiser, target, file);
    },
  );
}
