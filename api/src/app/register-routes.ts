import { maskAnswers } from '../http/access/organiser-answer-mask.ts';
import { registerAccountLinkRoutes } from '../routes/accounts/account-links.ts';
import { registerOrganisationRoutes } from '../routes/accounts/organisations.ts';
import { registerOwnAccountRoutes } from '../routes/accounts/own-account.ts';
import { registerRecordListRoutes } from '../routes/accounts/record-lists.ts';
import { registerSecondFactorRoutes } from '../routes/accounts/second-factor.ts';
import { registerSignInRoutes } from '../routes/accounts/sign-in.ts';
import { registerDocsRoutes } from '../routes/docs/docs.ts';
import { registerOperationRoutes } from '../routes/operations.ts';
import { registerChallengeSummaryRoutes } from '../routes/public/challenge-summaries.ts';
import { registerDocumentRoutes } from '../routes/public/documents.ts';
import { registerLiveEventRoutes } from '../routes/public/live-events.ts';
import { registerPublicRoutes } from '../routes/public/public.ts';
import { registerPushRoutes } from '../routes/public/push.ts';
import { registerPushKeyRoute } from '../routes/public/push-key.ts';
import { registerReferenceRoutes } from '../routes/public/reference.ts';
import { registerScreenPictureRoute } from '../routes/public/screen-picture.ts';
import { registerSearchRoutes } from '../routes/public/search.ts';
import { registerVisitorRoutes } from '../routes/public/visitors.ts';
import type { App, RouteContext } from '../routes/route-context.ts';
import { registerPeopleRoutes } from '../routes/secretariat/people.ts';
import { registerSecretariatRoutes } from '../routes/secretariat/secretariat.ts';
import type { CallParts } from './call-parts.ts';
import { limitHeavyCalls } from './heavy-calls.ts';

/** Adds every call of the contract to the server, or to the application that only documents them. */
export function addEveryCall(app: App, ctx: RouteContext, parts: CallParts): void {
  const { mail } = parts;
  registerPublicRoutes(app, ctx);
  registerScreenPictureRoute(app, ctx);
  registerChallengeSummaryRoutes(app, ctx);
  registerSearchRoutes(app, ctx);
  registerDocumentRoutes(app, ctx);
  registerVisitorRoutes(app, ctx, mail);
  registerPushKeyRoute(app, ctx);
  registerPushRoutes(app, ctx);
  registerLiveEventRoutes(app, ctx);
  registerReferenceRoutes(app, ctx);
  registerOperationRoutes(app, ctx, parts);
  registerSignInRoutes(app, ctx);
  registerOwnAccountRoutes(app, ctx, mail);
  registerAccountLinkRoutes(app, ctx, mail);
  registerSecondFactorRoutes(app, ctx, mail);
  registerOrganisationRoutes(app, ctx, mail);
  registerRecordListRoutes(app, ctx);
  registerPeopleRoutes(app, ctx);
  registerSecretariatRoutes(app, ctx);
}

/** Registers every call of the contract, and the API documentation. */
export async function registerCalls(app: App, ctx: RouteContext, parts: CallParts): Promise<void> {
  limitHeavyCalls(app);
  maskAnswers(app, ctx);
  registerDocsRoutes(app, ctx.config.version, (docs) => addEveryCall(docs, ctx, parts));
  addEveryCall(app, ctx, parts);
  await app.ready();
}
