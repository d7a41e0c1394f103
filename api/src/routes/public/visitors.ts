import { calls } from 'shared-domain/contract';
import { contactAnswer, contactBody, counterAnswer, counterBody } from 'shared-domain/contract/schemas';
import { createRateLimit } from '../../base/rate-limit.ts';
import { readCaller } from '../../http/access/caller-address.ts';
import type { OutgoingMail } from '../../services/mail/outgoing-mail.ts';
import { growCounter } from '../../store/counters.ts';
import type { App, RouteContext } from '../route-context.ts';
import { answers } from '../schema.ts';

const WINDOW = 10 * 60_000;
/** Pages that one address counts: a stadium shares one. */
const COUNTS = 3000;
const MESSAGES = 5;

/** What visitors write: page counters and messages to the organiser of the site. */
export function visitorRoutes(app: App, ctx: RouteContext, mail: Pick<OutgoingMail, 'keep'>): void {
  const tags = ['public'];
  const counts = createRateLimit(COUNTS, WINDOW, ctx.steady);
  const messages = createRateLimit(MESSAGES, WINDOW, ctx.steady);

  app.put(
    calls.counter.path,
    { bodyLimit: 1024, schema: { tags, body: counterBody, ...answers(counterAnswer) } },
    async (request) => {
      const { network, factor } = readCaller(request);
      counts.take(network, factor);
      const { name } = request.body;
      return { name, value: await growCounter(ctx.store.db, name) };
    },
  );
  app.post(
    calls.contact.path,
    { bodyLimit: 64 * 1024, schema: { tags, body: contactBody, ...answers(contactAnswer) } },
    async (request) => {
      const { network, factor } = readCaller(request);
      messages.take(network, factor);
      const { website, from: sender, title, content } = request.body;
      // A robot is answered like a person, and nothing is kept (Q22).
      if (website === undefined || website === '')
        await mail.keep({ kind: 'contact', body: { sender, title, content } });
      return { kept: true as const };
    },
  );
}
