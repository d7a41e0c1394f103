import { calls } from 'shared-domain/contract';
import { firstOrganiserBody, signInAnswer, signInBody } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { requireSession, tokenOf } from '../http/access-token.ts';
import { callerOf } from '../http/caller-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { createFirstOrganiser } from '../services/first-organiser.ts';
import { signIn, signOut } from '../services/sessions.ts';
import type { App, RouteContext } from './route-context.ts';
import { answers } from './schema.ts';

const WINDOW = 10 * 60_000;
/** An office of secretaries shares one address. */
const BY_ADDRESS = 30;
/** Few guesses from one address at one account; many more from everywhere, or anyone could lock its owner out. */
const BY_ACCOUNT_AND_ADDRESS = 10;
const BY_ACCOUNT = 500;

/** Bodies of these calls are a few words. */
const bodyLimit = 16 * 1024;

export function signInRoutes(app: App, ctx: RouteContext): void {
  const tags = ['sign-in'];
  const { tokenTtl } = ctx.config;
  const byAddress = createRateLimit(BY_ADDRESS, WINDOW, ctx.clock);
  const byBoth = createRateLimit(BY_ACCOUNT_AND_ADDRESS, WINDOW, ctx.clock);
  const byAccount = createRateLimit(BY_ACCOUNT, WINDOW, ctx.clock);

  app.post(
    calls.signIn.path,
    { bodyLimit, schema: { tags, body: signInBody, ...answers(signInAnswer) } },
    async (request) => {
      const account = request.body.email.trim().toLowerCase();
      const both = `${callerOf(request)} ${account}`;
      byAddress.take(callerOf(request));
      byBoth.take(both);
      byAccount.take(account);
      const answer = await signIn(ctx, request.body, tokenTtl);
      byAddress.giveBack(callerOf(request));
      byBoth.forgive(both);
      byAccount.giveBack(account);
      return answer;
    },
  );
  app.delete(
    calls.signOut.path,
    { onRequest: requireSession(ctx), schema: { tags, ...answers(z.object({})) } },
    async (request) => {
      await signOut(ctx, tokenOf(request) ?? '');
      return {};
    },
  );
  app.post(
    calls.createFirstOrganiser.path,
    { bodyLimit, schema: { tags, body: firstOrganiserBody, ...answers(signInAnswer) } },
    (request) => {
      byAddress.take(callerOf(request));
      return createFirstOrganiser(ctx, request.body, tokenTtl);
    },
  );
}
