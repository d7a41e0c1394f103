import { calls } from 'shared-domain/contract';
import { contactAnswer, contactBody, counterAnswer, counterBody } from 'shared-domain/contract/schemas';
import { createRateLimit } from '../../base/rate-limit.ts';
import { createAttemptLimit } from '../../http/access/attempt-limit.ts';
import type { OutgoingMail } from '../../services/mail/outgoing-mail.ts';
import { incrementCounter } from '../../store/counters.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Page views that one network may count in the window: a whole stadium may share an address. */
const MAX_COUNTS = 3000;
const MAX_MESSAGES = 5;
/** Messages in an hour from all networks together, so that the disk is not filled from many. */
const MAX_MESSAGES_PER_HOUR = 200;
const HOUR_MS = 3_600_000;
/** Far more than anybody writes; the form itself has no limit (P5.1). */
const MAX_MESSAGE_BYTES = 256 * 1024;

/** What visitors write: page counters, and messages to the operator of the site. */
export function registerVisitorRoutes(app: App, ctx: RouteContext, mail: Pick<OutgoingMail, 'queue'>): void {
  const tags = ['public'];
  const countLimit = createAttemptLimit(ctx.readSteadyClock, MAX_COUNTS);
  const messageLimit = createAttemptLimit(ctx.readSteadyClock, MAX_MESSAGES);
  const allMessagesLimit = createRateLimit(MAX_MESSAGES_PER_HOUR, HOUR_MS, ctx.readSteadyClock);

  app.put(
    calls.counter.path,
    { bodyLimit: 1024, schema: { tags, body: counterBody, ...respondWith(counterAnswer) } },
    async (request) => {
      countLimit.take(request);
      const { name } = request.body;
      return { name, value: await incrementCounter(ctx.store.db, name) };
    },
  );
  app.post(
    calls.contact.path,
    { bodyLimit: MAX_MESSAGE_BYTES, schema: { tags, body: contactBody, ...respondWith(contactAnswer) } },
    async (request) => {
      messageLimit.take(request);
      const { website, from: sender, title, content } = request.body;
      // Only robots fill in the hidden field `website`: they get the same answer, and their message is not stored (Q22).
      if (website === undefined || website === '') {
        allMessagesLimit.take('all');
        await mail.queue({ kind: 'contact', body: { sender, title, content } });
      }
      return { kept: true as const };
    },
  );
}
