import { maskAnswers } from '../http/access/organiser-answer-mask.ts';
import { docsRoutes } from '../routes/docs/docs.ts';
import { operationRoutes } from '../routes/operations.ts';
import { liveEventRoutes } from '../routes/public/live-events.ts';
import { publicRoutes } from '../routes/public/public.ts';
import { referenceRoutes } from '../routes/public/reference.ts';
import { searchRoutes } from '../routes/public/search.ts';
import { standingRoutes } from '../routes/public/standings.ts';
import type { App, RouteContext } from '../routes/route-context.ts';
import type { CallParts, RegisteredCalls } from './call-parts.ts';

/** Registers the calls of the thread that reads for visitors (`threads/thread-of-call.ts`): it loads half as much as the writer. */
export async function registerCalls(app: App, ctx: RouteContext, parts: CallParts): Promise<RegisteredCalls> {
  maskAnswers(app, ctx);
  const openDocs = docsRoutes(app, ctx.config.version, async (docs) => {
    const { addEveryCall } = await import('./register-routes.ts');
    addEveryCall(docs, ctx, parts);
  });
  publicRoutes(app, ctx);
  standingRoutes(app, ctx);
  searchRoutes(app, ctx);
  liveEventRoutes(app, ctx);
  referenceRoutes(app, ctx);
  operationRoutes(app, ctx, parts);
  await app.ready();
  return { loadDocumentation: openDocs };
}
