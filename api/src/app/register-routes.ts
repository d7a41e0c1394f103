import { maskAnswers } from '../http/access/organiser-answer-mask.ts';
import { accountLinkRoutes } from '../routes/accounts/account-links.ts';
import { organisationRoutes } from '../routes/accounts/organisations.ts';
import { ownAccountRoutes } from '../routes/accounts/own-account.ts';
import { secondFactorRoutes } from '../routes/accounts/second-factor.ts';
import { signInRoutes } from '../routes/accounts/sign-in.ts';
import { docsRoutes } from '../routes/docs/docs.ts';
import { operationRoutes } from '../routes/operations.ts';
import { documentRoutes } from '../routes/public/documents.ts';
import { liveEventRoutes } from '../routes/public/live-events.ts';
import { publicRoutes } from '../routes/public/public.ts';
import { referenceRoutes } from '../routes/public/reference.ts';
import { searchRoutes } from '../routes/public/search.ts';
import { standingRoutes } from '../routes/public/standings.ts';
import { visitorRoutes } from '../routes/public/visitors.ts';
import type { App, RouteContext } from '../routes/route-context.ts';
import { peopleRoutes } from '../routes/secretariat/people.ts';
import { secretariatRoutes } from '../routes/secretariat/secretariat.ts';
import type { CallParts, RegisteredCalls } from './call-parts.ts';
import { limitHeavyCalls } from './heavy-calls.ts';

/** Adds every call of the contract to the server, or to the application that only documents them. */
export function addEveryCall(app: App, ctx: RouteContext, parts: CallParts): void {
  const { mail } = parts;
  publicRoutes(app, ctx);
  standingRoutes(app, ctx);
  searchRoutes(app, ctx);
  documentRoutes(app, ctx);
  visitorRoutes(app, ctx, mail);
  liveEventRoutes(app, ctx);
  referenceRoutes(app, ctx);
  operationRoutes(app, ctx, parts);
  signInRoutes(app, ctx);
  ownAccountRoutes(app, ctx, mail);
  accountLinkRoutes(app, ctx, mail);
  secondFactorRoutes(app, ctx, mail);
  organisationRoutes(app, ctx, mail);
  peopleRoutes(app, ctx);
  secretariatRoutes(app, ctx);
}

/** Registers every call of the contract, and the API documentation. */
export async function registerCalls(app: App, ctx: RouteContext, parts: CallParts): Promise<RegisteredCalls> {
  limitHeavyCalls(app);
  maskAnswers(app, ctx);
  const openDocs = docsRoutes(app, ctx.config.version, (docs) => addEveryCall(docs, ctx, parts));
  addEveryCall(app, ctx, parts);
  await app.ready();
  return { loadDocumentation: openDocs };
}
