import { calls } from 'shared-domain/contract';
import { pushKeyAnswer } from 'shared-domain/contract/schemas';
import { readPushKeys } from '../../store/database-secrets.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** The site's key for push services, which any thread can read. */
export function registerPushKeyRoute(app: App, ctx: RouteContext): void {
  app.get(calls.pushKey.path, { schema: { tags: ['public'], ...respondWith(pushKeyAnswer) } }, async () => ({
    key: (await readPushKeys(ctx.store.db)).publicKey,
  }));
}
