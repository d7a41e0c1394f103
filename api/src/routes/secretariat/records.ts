import { calls } from 'shared-domain/contract';
import {
  brokenRecordEdit,
  brokenRecordEditAnswer,
  brokenRecordsAnswer,
  recordListAnswer,
  recordsBody,
  secretariatRecordsAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { exportRecordList, importRecordList } from '../../services/files/record-list/import-record-list.ts';
import { editBrokenRecord, readBrokenRecords } from '../../services/records/broken-records.ts';
import { readSecretariatRecords, writeRecords } from '../../services/records/records.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { flag, respondWithFile, sendFile, tableOptions } from './file-answers.ts';
import { readRawBody, registerRawCalls } from './raw-bodies.ts';

/** Bytes of a list of records, and letters of its name. */
export const MAX_LIST_BYTES = 4 * 1024 * 1024;
export const MAX_LIST_NAME = 120;
/** What a list goes out as, and what it is taken as. */
export const LIST_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
export const LIST_FILE_TYPES = ['text/csv', 'text/plain', 'application/json', 'application/octet-stream'] as const;

/** Records of meeting and stadium, as an organiser gives them; the public has those of an event with its lists. */
export function registerRecordRoutes(app: App, ctx: RouteContext): void {
  const params = z.object({ chOID: z.string() });
  const secured = { tags: ['secretariat'], security: [{ token: [] }] };

  app.get(
    calls.secretariatRecords.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { ...secured, params, ...respondWith(secretariatRecordsAnswer) },
    },
    (request) => readSecretariatRecords(ctx.store.db, request.params.chOID),
  );
  app.put(
    calls.writeRecords.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: { ...secured, params, body: recordsBody, ...respondWith(secretariatRecordsAnswer) },
    },
    (request) => writeRecords(ctx, getSession(request).organiser, request.params.chOID, request.body),
  );
  app.get(
    calls.brokenRecords.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: { ...secured, params, ...respondWith(brokenRecordsAnswer) },
    },
    (request) => readBrokenRecords(ctx, request.params.chOID),
  );
  app.put(
    calls.editBrokenRecord.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: { ...secured, params, body: brokenRecordEdit, ...respondWith(brokenRecordEditAnswer) },
    },
    (request) => editBrokenRecord(ctx, getSession(request).organiser, request.params.chOID, request.body),
  );
  app.get(
    calls.readRecordList.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: {
        ...secured,
        description: 'Records as a file that comes in again as it is: all of them, or those of one `list`.',
        params,
        querystring: z.object({
          format: z.enum(['csv', 'json']).default('csv'),
          list: z.string().max(MAX_LIST_NAME).optional(),
          separator: tableOptions.separator,
        }),
        ...respondWithFile('text/csv'),
      },
    },
    async ({ params: { chOID }, query }, reply) => {
      const text = await exportRecordList(ctx.store.db, chOID, query);
      return sendFile(reply, Buffer.from(text), { name: `records.${query.format}`, type: LIST_TYPES[query.format] });
    },
  );
  registerRawCalls(app, { name: 'record-lists', bodyLimit: MAX_LIST_BYTES }, (files) => {
    files.post(
      calls.writeRecordList.path,
      {
        onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
        schema: {
          ...secured,
          description:
            'Takes in a list of records, CSV or JSON, in place of the former one of its name. `name`: that of a list that says none.',
          consumes: [...LIST_FILE_TYPES],
          params,
          querystring: z.object({ name: z.string().trim().min(1).max(MAX_LIST_NAME).default('records'), dryRun: flag }),
          body: markReadByHandler(z.string()),
          ...respondWith(recordListAnswer),
        },
      },
      (request) => {
        const bytes = readRawBody(request.body);
        return importRecordList(ctx, getSession(request).organiser, request.params.chOID, bytes, request.query);
      },
    );
  });
}
