import { calls } from 'shared-domain/contract';
import { pushAnswer, pushBody, stopPushAnswer, stopPushBody } from 'shared-domain/contract/schemas';
import { createAttemptLimit } from '../../http/access/attempt-limit.ts';
import { saveSubscription, stopSubscription } from '../../services/push/subscriptions.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Subscriptions of one network in the window: a whole stand may share an address. */
const MAX_SUBSCRIPTIONS = 300;

/** Twelve competitions of sixty athletes. */
const MAX_BODY_BYTES = 64 * 1024;

/** Who asks for push messages about athletes, and who asks for none any more. */
export function registerPushRoutes(app: App, ctx: RouteContext): void {
  const tags = ['public'];
  const limit = createAttemptLimit(ctx.readSteadyClock, MAX_SUBSCRIPTIONS);

  app.post(
    calls.savePush.path,
    { bodyLimit: MAX_BODY_BYTES, schema: { tags, body: pushBody, ...respondWith(pushAnswer) } },
    async (request) => {
      limit.take(request);
      return saveSubscription(ctx, request.body, ctx.config.allowsPrivatePush);
    },
  );
  app.delete(
    calls.stopPush.path,
    { bodyLimit: 4096, schema: { tags, body: stopPushBody, ...respondWith(stopPushAnswer) } },
    async (request) => {
      await stopSubscription(ctx, request.body.endpoint);
      return { stopped: true as const };
    },
  );
}
