import { maskAnswers } from '../http/access/organiser-answer-mask.ts';
import { registerOperationRoutes } from '../routes/operations.ts';
import { registerChallengeSummaryRoutes } from '../routes/public/challenge-summaries.ts';
import { registerLiveEventRoutes } from '../routes/public/live-events.ts';
import { registerPublicRoutes } from '../routes/public/public.ts';
import { registerPushKeyRoute } from '../routes/public/push-key.ts';
import { registerReferenceRoutes } from '../routes/public/reference.ts';
import { registerScreenPictureRoute } from '../routes/public/screen-picture.ts';
import { registerSearchRoutes } from '../routes/public/search.ts';
import type { App, RouteContext } from '../routes/route-context.ts';
import type { CallParts } from './call-parts.ts';

/** Registers the calls of the thread that reads for visitors (`threads/thread-of-call.ts`): it loads half as much as the writer. */
export async function registerCalls(app: App, ctx: RouteContext, parts: CallParts): Promise<void> {
  maskAnswers(app, ctx);
  registerPublicRoutes(app, ctx);
  registerScreenPictureRoute(app, ctx);
  registerChallengeSummaryRoutes(app, ctx);
  registerSearchRoutes(app, ctx);
  registerPushKeyRoute(app, ctx);
  registerLiveEventRoutes(app, ctx);
  registerReferenceRoutes(app, ctx);
  registerOperationRoutes(app, ctx, parts);
  await app.ready();
}
