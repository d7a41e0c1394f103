import { calls } from 'shared-domain/contract';
import { fileAnswer, isoDate, queryList, reason } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { isReader } from '../../http/access/organiser-answer-mask.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeReadAccess, requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { createOrganiserFiles } from '../../services/documents/organiser-files.ts';
import { readListFile } from '../../services/files/csv/list-file.ts';
import { writeLists } from '../../services/files/csv/write-lists.ts';
import { encodeText, FILE_ENCODINGS } from '../../services/files/encode-text.ts';
import { importLists } from '../../services/files/import-lists.ts';
import { readLynxResults } from '../../services/files/lynx/lynx-results.ts';
import { readLynxStarts, START_FILES } from '../../services/files/lynx/lynx-starts.ts';
import { writeLff } from '../../services/files/lynx/write-lff.ts';
import { LYNX_FILES, writeLynx } from '../../services/files/lynx/write-lynx.ts';
import { readRosterFile } from '../../services/files/opentrack/roster-lists.ts';
import { parseAnswers } from '../../services/files/questions.ts';
import { TABLE_FORMATS, writeResultsTable } from '../../services/files/results-table/write-results-table.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { dryRun, respondWithFile, sendFile, tableOptions } from './file-answers.ts';
import { readRawBody, registerRawCalls } from './raw-bodies.ts';
import { registerRoadRoutes } from './road-files.ts';

/** Enough for start lists, rosters and results of a day; a road race has its own call. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

const TABLE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const list = z.enum(['starts', 'results']);
const oids = { oids: queryList, 'oids[]': queryList };
const collectOids = (query: { oids?: string[] | undefined; 'oids[]'?: string[] | undefined }): string[] => [
  ...new Set([...(query.oids ?? []), ...(query['oids[]'] ?? [])]),
];

/** @throws Refusal unless the query names exactly one trial */
function requireOneOid(query: Parameters<typeof collectOids>[0]): string {
  const [oid, other] = collectOids(query);
  if (oid === undefined || other !== undefined)
    throw refusalAt('invalid request', 'query.oids', 'one field event is named');
  return oid;
}

/** Files from and for timing and meet-management software. A file's format is found by its bytes, whatever type the browser sends. */
export function registerFileRoutes(app: App, ctx: RouteContext): void {
  registerRoadRoutes(app, ctx);
  const secured = { tags: ['files'], security: [{ token: [] }] };
  const params = z.object({ chOID: z.string() });
  const readGuard = createAccessGuard(ctx, requireChallengeReadAccess, 'chOID');
  const writeGuard = createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID');
  const stored = createOrganiserFiles();

  app.get(
    calls.lynxFile.path,
    {
      onRequest: readGuard,
      schema: {
        ...secured,
        params,
        querystring: z.object({
          ...oids,
          file: z.enum([...LYNX_FILES, 'lff']),
          day: isoDate.optional(),
          encoding: z.enum(FILE_ENCODINGS).optional(),
        }),
        ...respondWithFile('text/plain'),
      },
    },
    async ({ params: { chOID }, query }, reply) => {
      const { file, day, encoding } = query;
      const build = async () => {
        const text =
          file === 'lff'
            ? await writeLff(ctx, chOID, requireOneOid(query))
            : await writeLynx(ctx, chOID, file, { oids: collectOids(query), day });
        return encodeText(text, encoding);
      };
      const bytes = await stored.get(ctx.store.db, chOID, ['lynx', query], build);
      return sendFile(reply, bytes, { name: `lynx.${file}`, type: 'text/plain' });
    },
  );
  app.get(
    calls.csvFile.path,
    {
      onRequest: readGuard,
      schema: {
        ...secured,
        params,
        querystring: z.object({ ...oids, ...tableOptions, list }),
        ...respondWithFile('text/csv'),
      },
    },
    async (request, reply) => {
      const {
        params: { chOID },
        query,
      } = request;
      const hasBirthDates = !isReader(request);
      const build = async () =>
        Buffer.from(await writeLists(ctx, chOID, query.list, collectOids(query), { ...query, hasBirthDates }));
      const bytes = await stored.get(ctx.store.db, chOID, ['csv', query, hasBirthDates], build);
      return sendFile(reply, bytes, { name: `${query.list}.csv`, type: 'text/csv; charset=utf-8' });
    },
  );
  app.get(
    calls.resultsTable.path,
    {
      onRequest: readGuard,
      schema: {
        ...secured,
        description: 'Results with place, attempts, wind, remarks and codes of clubs, as CSV or XLSX.',
        params,
        querystring: z.object({ ...oids, ...tableOptions, format: z.enum(TABLE_FORMATS).default('csv') }),
        ...respondWithFile('text/csv'),
      },
    },
    async (request, reply) => {
      const {
        params: { chOID },
        query,
      } = request;
      const options = { ...query, oids: collectOids(query), hasBirthDates: !isReader(request) };
      const build = () => writeResultsTable(ctx, chOID, options);
      const bytes = await stored.get(ctx.store.db, chOID, ['table', options], build);
      return sendFile(reply, bytes, { name: `results.${query.format}`, type: TABLE_TYPES[query.format] });
    },
  );

  registerRawCalls(app, { name: 'files', bodyLimit: MAX_FILE_BYTES }, (files) => {
    const consumes = ['text/plain', 'text/csv', 'application/octet-stream'];
    const body = markReadByHandler(z.string());
    const trial = z.string().optional();
    const describeImport = <Query extends z.ZodType>(querystring: Query) => ({
      onRequest: writeGuard,
      schema: { ...secured, consumes, params, body, querystring, ...respondWith(fileAnswer) },
    });

    files.post(
      calls.lynxResults.path,
      describeImport(
        z.object({
          dryRun,
          trial,
          file: z.enum(['results', ...START_FILES]).default('results'),
          reason: reason.optional(),
          answers: queryList,
          'answers[]': queryList,
        }),
      ),
      async (request) => {
        const {
          dryRun: dry,
          trial: own,
          reason: why,
          answers: some = [],
          'answers[]': more = [],
          file,
        } = request.query;
        const bytes = readRawBody(request.body);
        const make =
          file === 'results'
            ? readLynxResults(bytes, own, parseAnswers([...some, ...more]))
            : readLynxStarts(bytes, file, own);
        const options = { dryRun: dry, reason: why, detail: { file: 'lif' } };
        return importLists(ctx, getSession(request).organiser, request.params.chOID, make, options);
      },
    );
    files.post(
      calls.csvLists.path,
      describeImport(z.object({ dryRun, trial, list, reason: reason.optional() })),
      (request) => {
        const { dryRun: dry, trial: own, list: name, reason: why } = request.query;
        const make = readListFile(readRawBody(request.body), name, own);
        const options = { dryRun: dry, reason: why, detail: { file: `${name} csv` } };
        return importLists(ctx, getSession(request).organiser, request.params.chOID, make, options);
      },
    );
    files.post(calls.rosterFile.path, describeImport(z.object({ dryRun })), (request) => {
      const make = readRosterFile(readRawBody(request.body));
      const options = { dryRun: request.query.dryRun, detail: { file: 'opentrack roster' } };
      return importLists(ctx, getSession(request).organiser, request.params.chOID, make, options);
    });
  });
}
