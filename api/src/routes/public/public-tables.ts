import { calls } from 'shared-domain/contract';
import { queryList } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { writePublicResults } from '../../services/files/csv/write-lists.ts';
import { findChallengeOfLists } from '../../services/reads/public-reads.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWithFile, tableOptions } from '../secretariat/file-answers.ts';
import type { SendDocument } from '../send-document.ts';

/** Results as CSV for everyone: the same lists as `/api/results`, without birth dates; cached like other documents. */
export function registerPublicTableRoutes(app: App, ctx: RouteContext, send: SendDocument): void {
  const querystring = z.object({
    chOID: z.string().optional(),
    groupOID: z.string().optional(),
    trialOIDs: queryList,
    'trialOIDs[]': queryList,
    trialOID: queryList,
    ...tableOptions,
  });
  app.get(
    calls.resultsCsv.path,
    { schema: { tags: ['public'], querystring, ...respondWithFile('text/csv') } },
    async (request, reply) => {
      const { chOID, groupOID, trialOIDs = [], 'trialOIDs[]': oidList = [], trialOID = [], ...options } = request.query;
      const wanted = { chOID, groupOID, trialOIDs: [...new Set([...trialOIDs, ...oidList, ...trialOID])] };
      await send(request, reply, {
        chOID: await findChallengeOfLists(ctx, wanted),
        question: `csv ${JSON.stringify([wanted, options])}`,
        type: 'text/csv; charset=utf-8',
        file: 'resultats.csv',
        isAttachment: true,
        build: () => writePublicResults(ctx, wanted, options),
      });
      return reply;
    },
  );
}
