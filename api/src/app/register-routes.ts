import { maskAnswers } from '../http/answer-mask.ts';
import { accountLinkRoutes } from '../routes/account-links.ts';
import { docsRoutes } from '../routes/docs.ts';
import { documentRoutes } from '../routes/documents.ts';
import { liveEventRoutes } from '../routes/live-events.ts';
import { type Operated, operationRoutes } from '../routes/operations.ts';
import { organisationRoutes } from '../routes/organisations.ts';
import { ownAccountRoutes } from '../routes/own-account.ts';
import { peopleRoutes } from '../routes/people.ts';
import { publicRoutes } from '../routes/public.ts';
import { referenceRoutes } from '../routes/reference.ts';
import type { App, RouteContext } from '../routes/route-context.ts';
import { searchRoutes } from '../routes/search.ts';
import { secondFactorRoutes } from '../routes/second-factor.ts';
import { secretariatRoutes } from '../routes/secretariat.ts';
import { signInRoutes } from '../routes/sign-in.ts';
import { standingRoutes } from '../routes/standings.ts';
import { visitorRoutes } from '../routes/visitors.ts';
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
