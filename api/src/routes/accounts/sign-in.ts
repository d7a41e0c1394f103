import { calls } from 'shared-domain/contract';
import { firstOrganiserBody, sessionAnswer, signInAnswer, signInBody } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { readToken, requireSession } from '../../http/access/request-session.ts';
import { createSignInGuesses } from '../../http/access/sign-in-guesses.ts';
import { createFirstOrganiser } from '../../services/accounts/first-organiser.ts';
import { createKnownDevices } from '../../services/accounts/known-devices.ts';
import { extendSession, signOut } from '../../services/accounts/sessions.ts';
import { signIn } from '../../services/accounts/sign-in.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Bytes; the bodies of these calls are short. */
const bodyLimit = 16 * 1024;

export function registerSignInRoutes(app: App, ctx: RouteContext): void {
  const tags = ['sign-in'];
  const { tokenTtl } = ctx.config;
  const guesses = createSignInGuesses(ctx.readSteadyClock);
  const knownDevices = createKnownDevices(ctx);

  app.post(
    calls.signIn.path,
    { bodyLimit, schema: { tags, body: signInBody, ...respondWith(signInAnswer) } },
    async (request) => {
      const { devices = [], ...credentials } = request.body;
      const account = credentials.email.trim().toLowerCase();
      const device = await knownDevices.find(account, devices);
      const answer = await guesses.attempt(request, account, device, () => signIn(ctx, credentials, tokenTtl));
      return { ...answer, device: await knownDevices.issue(account, device) };
    },
  );
  app.put(
    calls.extendSession.path,
    { onRequest: requireSession(ctx), bodyLimit, schema: { tags, ...respondWith(sessionAnswer) } },
    (request) => extendSession(ctx, readToken(request) ?? '', tokenTtl),
  );
  app.delete(
    calls.signOut.path,
    { onRequest: requireSession(ctx), schema: { tags, ...respondWith(z.object({})) } },
    async (request) => {
      await signOut(ctx, readToken(request) ?? '');
      return {};
    },
  );
  app.post(
    calls.createFirstOrganiser.path,
    { bodyLimit, schema: { tags, body: firstOrganiserBody, ...respondWith(signInAnswer) } },
    (request) => guesses.attemptUnnamed(request, () => createFirstOrganiser(ctx, request.body, tokenTtl)),
  );
}
