import { calls } from 'shared-domain/contract';
import { deletedRecordListAnswer, organisationListAnswer, recordListsAnswer } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireMember, requireWriter } from '../../policies/organisation-policy.ts';
import {
  exportOrganisationRecords,
  importOrganisationRecords,
  readRecordLists,
  removeRecordList,
} from '../../services/files/record-list/organisation-lists.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { flag, respondWithFile, sendFile, tableOptions } from '../secretariat/file-answers.ts';
import { readRawBody, registerRawCalls } from '../secretariat/raw-bodies.ts';
import { LIST_FILE_TYPES, LIST_TYPES, MAX_LIST_BYTES, MAX_LIST_NAME } from '../secretariat/records.ts';

const listName = z.string().trim().min(1).max(MAX_LIST_NAME);

/** Lists of records of an organisation, which its competitions take. */
export function registerRecordListRoutes(app: App, ctx: RouteContext): void {
  const params = z.object({ orgOID: z.string() });
  const secured = { tags: ['organisations'], security: [{ token: [] }], params };
  const members = createAccessGuard(ctx, requireMember, 'orgOID');
  const writers = createAccessGuard(ctx, requireWriter, 'orgOID');

  app.get(
    calls.recordLists.path,
    { onRequest: members, schema: { ...secured, ...respondWith(recordListsAnswer) } },
    (request) => readRecordLists(ctx.store.db, request.params.orgOID),
  );
  app.get(
    calls.exportOrganisationRecords.path,
    {
      onRequest: members,
      schema: {
        ...secured,
        description: 'One list of records as a file that comes in again as it is.',
        querystring: z.object({
          name: listName,
          format: z.enum(['csv', 'json']).default('csv'),
          separator: tableOptions.separator,
        }),
        ...respondWithFile('text/csv'),
      },
    },
    async ({ params: { orgOID }, query }, reply) => {
      const text = await exportOrganisationRecords(ctx.store.db, orgOID, query);
      return sendFile(reply, Buffer.from(text), { name: `records.${query.format}`, type: LIST_TYPES[query.format] });
    },
  );
  app.delete(
    calls.deleteRecordList.path,
    {
      onRequest: writers,
      schema: { ...secured, querystring: z.object({ name: listName }), ...respondWith(deletedRecordListAnswer) },
    },
    (request) => {
      const owner = { organiser: getSession(request).organiser, organisation: request.params.orgOID };
      return removeRecordList(ctx, owner, request.query.name);
    },
  );
  registerRawCalls(app, { name: 'organisation-record-lists', bodyLimit: MAX_LIST_BYTES }, (files) => {
    files.post(
      calls.importOrganisationRecords.path,
      {
        onRequest: writers,
        schema: {
          ...secured,
          description:
            'Takes in a list of records, CSV or JSON, in place of the former one of its name, for all competitions of the organisation that are not over. `name`: that of a list that says none.',
          consumes: [...LIST_FILE_TYPES],
          querystring: z.object({ name: listName.default('records'), dryRun: flag }),
          body: markReadByHandler(z.string()),
          ...respondWith(organisationListAnswer),
        },
      },
      (request) => {
        const owner = { organiser: getSession(request).organiser, organisation: request.params.orgOID };
        return importOrganisationRecords(ctx, owner, readRawBody(request.body), request.query);
      },
    );
  });
}
