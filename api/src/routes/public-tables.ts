import { calls } from 'shared-domain/contract';
import { queryList } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { writePublicResults } from '../services/files/csv/write-lists.ts';
import { asFile, fileBody, tableOptions } from './file-answers.ts';
import type { App, RouteContext } from './route-context.ts';

/** Results as a table for everyone: the same lists as `/api/results`, without birth dates. */
export function publicTableRoutes(app: App, ctx: RouteContext): void {
  const querystring = z.object({
    ...{ chOID: z.string().optional(), groupOID: z.string().optional() },
    ...{ trialOIDs: queryList, 'trialOIDs[]': queryList, trialOID: queryList },
    ...tableOptions,
  });
  app.get(
    calls.resultsCsv.path,
    { schema: { tags: ['public'], querystring, ...fileBody('text/csv') } },
    async ({ query }, reply) => {
      const { chOID, groupOID, trialOIDs = [], 'trialOIDs[]': listed = [], trialOID = [] } = query;
      const wanted = { chOID, groupOID, trialOIDs: [...new Set([...trialOIDs, ...listed, ...trialOID])] };
      const text = await writePublicResults(ctx, wanted, query);
      return asFile(reply, Buffer.from(text), { name: 'resultats.csv', type: 'text/csv; charset=utf-8' });
    },
  );
}
