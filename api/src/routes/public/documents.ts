import type { Language } from 'shared-domain';
import { calls } from 'shared-domain/contract';
import {
  calendarQuery,
  errorEnvelope,
  listsPdfQuery,
  printQuery,
  ratificationAnswer,
  ratificationQuery,
  snapshotQuery,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { requireChallengeReadAccess } from '../../policies/challenge-policy.ts';
import { type CachedDocument, createDocumentCache } from '../../services/documents/document-cache.ts';
import { openDrawer } from '../../services/documents/document-drawer.ts';
import { type GatheredList, gatherLists, type ListKind, type ListSelection } from '../../services/documents/gather.ts';
import { buildCalendar } from '../../services/documents/ical/programme-calendar.ts';
import { createOrganiserFiles } from '../../services/documents/organiser-files.ts';
import { buildPicturePages, buildRatificationSheet } from '../../services/documents/sheet/ratification-sheet.ts';
import { readChallengeRatification } from '../../services/records/ratification.ts';
import type { App, RouteContext } from '../route-context.ts';
import { registerCompetitionFileRoutes } from '../secretariat/competition-files.ts';
import { respondWithFile, sendFile } from '../secretariat/file-answers.ts';
import { createDocumentSender } from '../send-document.ts';
import { registerPublicTableRoutes } from './public-tables.ts';

const FILE_NAMES = { starts: 'listes-de-depart.pdf', results: 'resultats.pdf' } as const;

/**
 * Files of a challenge. For everyone, where it is visible: its calendar, lists as PDF, results as CSV, pages as a folder (zip).
 * For its organisers: the lists where it is hidden too, and the whole competition as a file, out and in.
 */
export function registerDocumentRoutes(app: App, ctx: RouteContext): void {
  registerCompetitionFileRoutes(app, ctx);
  const tags = ['public'];
  const params = z.object({ id: z.string() });
  const documents = createDocumentCache(ctx, `${ctx.config.build}.${ctx.store.epoch}`);
  const answer = createDocumentSender(documents);
  registerPublicTableRoutes(app, ctx, answer);
  const organiserFiles = createOrganiserFiles();
  const drawer = openDrawer();
  app.addHook('onClose', () => drawer.close());

  /** @param readMode `readUncached` for the organisation itself, also where the challenge is hidden */
  async function draw(
    chOID: string,
    kind: ListKind | 'snapshot',
    { lang, ...part }: ListSelection & { readonly lang: Language },
    readMode: 'read' | 'readUncached' = 'read',
  ): Promise<CachedDocument> {
    const gathered = await gatherLists(
      ctx,
      chOID,
      part,
      kind === 'snapshot' ? ['starts', 'results'] : [kind],
      readMode,
    );
    const bytes = await drawer.draw({ kind, ...gathered, language: lang, drawnAt: ctx.clock() });
    return { revision: gathered.challenge.revision, bytes };
  }

  app.get(
    calls.calendar.path,
    { schema: { tags, params, querystring: calendarQuery, description: 'iCalendar (RFC 5545).' } },
    (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, {
        chOID: id,
        question: `ics ${JSON.stringify(request.query)}`,
        type: 'text/calendar; charset=utf-8',
        file: 'programme.ics',
        build: () => buildCalendar(ctx, id, request.query),
      });
    },
  );
  app.get(
    calls.print.path,
    { schema: { tags, params, querystring: printQuery, description: 'Start lists or results on A4 (PDF).' } },
    (request, reply) => {
      const { id } = request.params;
      const { list, ...part } = request.query;
      return answer(request, reply, {
        chOID: id,
        question: `pdf ${JSON.stringify(request.query)}`,
        type: 'application/pdf',
        file: FILE_NAMES[list],
        build: () => draw(id, list, part),
      });
    },
  );
  app.get(
    calls.listsPdf.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: {
        tags: ['secretariat'],
        security: [{ token: [] }],
        params: z.object({ chOID: z.string() }),
        querystring: listsPdfQuery,
        ...respondWithFile('application/pdf'),
      },
    },
    async ({ params: { chOID }, query }, reply) => {
      const oids = [...(query.oids ?? []), ...(query['oids[]'] ?? [])];
      const build = async () => (await draw(chOID, query.list, { oids, lang: query.lang }, 'readUncached')).bytes;
      const bytes = await organiserFiles.get(ctx.store.db, chOID, [query.list, oids, query.lang], build);
      return sendFile(reply, bytes, { name: FILE_NAMES[query.list], type: 'application/pdf' });
    },
  );
  app.get(
    calls.ratification.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeReadAccess, 'chOID'),
      schema: {
        tags: ['secretariat'],
        security: [{ token: [] }],
        description:
          'The file that a federation asks for before it ratifies a record, with the full result and the pictures in the PDF.',
        params: z.object({ chOID: z.string() }),
        querystring: ratificationQuery,
        response: { 200: z.union([ratificationAnswer, z.string()]), default: errorEnvelope },
      },
    },
    async ({ params: { chOID }, query }, reply) => {
      const { format, lang, pictures, ...of } = query;
      const hasPictures = format === 'pdf' || pictures === '1';
      const answer = await readChallengeRatification(ctx, chOID, of, { hasPictures });
      if (format === 'json') return answer;
      const { challenge, lists } = await gatherLists(ctx, chOID, { trialOID: of.trial }, ['results'], 'readUncached');
      const trial = lists.map((json) => (JSON.parse(json) as GatheredList).trial)[0];
      const sheets =
        trial === undefined ? [] : [JSON.stringify(buildRatificationSheet(answer, trial, challenge, lang))];
      const attached = buildPicturePages(answer, lang);
      const job = { kind: 'ratification' as const, challenge, lists, sheets, pictures: attached, language: lang };
      return sendFile(reply, await drawer.draw({ ...job, drawnAt: ctx.clock() }), {
        name: 'dossier-record.pdf',
        type: 'application/pdf',
      });
    },
  );
  app.get(
    calls.snapshot.path,
    {
      schema: {
        tags,
        params,
        querystring: snapshotQuery,
        description: 'The competition as a folder of pages that need no server (zip).',
      },
    },
    (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, {
        chOID: id,
        question: `snapshot ${request.query.lang}`,
        type: 'application/zip',
        file: 'competition.zip',
        build: () => draw(id, 'snapshot', request.query),
      });
    },
  );
}
