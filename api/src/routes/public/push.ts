import { calls } from 'shared-domain/contract';
import { pushAnswer, pushBody, pushKeyAnswer, stopPushAnswer, stopPushBody } from 'shared-domain/contract/schemas';
import { createAttemptLimit } from '../../http/access/attempt-limit.ts';
import { saveSubscription, stopSubscription } from '../../services/push/subscriptions.ts';
import { readPushKeys } from '../../store/database-secrets.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Subscriptions of one network in the window: a whole stand may share an address. */
const MAX_SUBSCRIPTIONS = 300;

/** Twelve competitions of sixty athletes. */
const MAX_BODY_BYTES = 64 * 1024;

const TAGS = ['public'];

/** The site's key for push services, which any thread reads. */
export function registerPushKeyRoute(app: App, ctx: RouteContext): void {
  app.get(calls.pushKey.path, { schema: { tags: TAGS, ...respondWith(pushKeyAnswer) } }, async () => ({
    key: (await readPushKeys(ctx.store.db)).publicKey,
  }));
}

/** Who asks for push messages about athletes, and who asks for none any more. */
export function registerPushRoutes(app: App, ctx: RouteContext): void {
  const limit = createAttemptLimit(ctx.readSteadyClock, MAX_SUBSCRIPTIONS);

  app.post(
    calls.savePush.path,
    { bodyLimit: MAX_BODY_BYTES, schema: { tags: TAGS, body: pushBody, ...respondWith(pushAnswer) } },
    async (request) => {
      limit.take(request);
      return saveSubscription(ctx, request.body, ctx.config.allowsPrivatePush);
    },
  );
  app.delete(
    calls.stopPush.path,
    { bodyLimit: 4096, schema: { tags: TAGS, body: stopPushBody, ...respondWith(stopPushAnswer) } },
    async (request) => {
      await stopSubscription(ctx, request.body.endpoint);
      return { stopped: true as const };
    },
  );
}
