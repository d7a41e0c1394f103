import { maskAnswers } from '../http/access/organiser-answer-mask.ts';
import { accountLinkRoutes } from '../routes/accounts/account-links.ts';
import { organisationRoutes } from '../routes/accounts/organisations.ts';
import { ownAccountRoutes } from '../routes/accounts/own-account.ts';
import { secondFactorRoutes } from '../routes/accounts/second-factor.ts';
import { signInRoutes } from '../routes/accounts/sign-in.ts';
import { docsRoutes } from '../routes/docs.ts';
import { type Operated, operationRoutes } from '../routes/operations.ts';
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
import type { OutgoingMail } from '../services/mail/outgoing-mail.ts';
import { limitHeavyCalls } from './heavy-calls.ts';

/** Every call of the contract, in whatever thread. */
export async function registerRoutes(
  app: App,
  ctx: RouteContext,
  { mail, ...operated }: Operated & { readonly mail: OutgoingMail },
): Promise<void> {
  limitHeavyCalls(app);
  maskAnswers(app, ctx);
  await docsRoutes(app, ctx.config.version);
  publicRoutes(app, ctx);
  standingRoutes(app, ctx);
  searchRoutes(app, ctx);
  documentRoutes(app, ctx);
  visitorRoutes(app, ctx, mail);
  liveEventRoutes(app, ctx);
  referenceRoutes(app, ctx);
  operationRoutes(app, ctx, operated);
  signInRoutes(app, ctx);
  ownAccountRoutes(app, ctx, mail);
  accountLinkRoutes(app, ctx, mail);
  secondFactorRoutes(app, ctx, mail);
  organisationRoutes(app, ctx, mail);
  peopleRoutes(app, ctx);
  secretariatRoutes(app, ctx);
  await app.ready();
}
