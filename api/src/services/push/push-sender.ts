import { findLocalDay, type Language } from 'shared-domain';
import type { Db } from '../../store/db.ts';
import { listDueSubscriptions, requeueMessages, takeMessages } from '../../store/push/messages.ts';
import { countMessage, deleteSubscription, findSubscription } from '../../store/push/subscriptions.ts';
import type { PushMessageTable, PushSubscriptionTable } from '../../store/push-tables.ts';
import type { Context } from '../context/context.ts';
import { makeNotification, makeTopic } from './notification.ts';
import type { PushClient } from './push-request.ts';
import { findNextTry, isQuiet, MAX_MESSAGES_A_DAY, MAX_TRIES } from './sending-rules.ts';
import { type MessageText, writeMessage } from './write-message.ts';

/** Requests open at once, in all and to one push service: one that hangs leaves room for the others. */
const MAX_REQUESTS = 60;
const MAX_REQUESTS_TO_HOST = 20;

/** How long open requests may take to end when the server stops, ms. */
const MAX_STOPPING_MS = 2000;

interface PushSender {
  /** Sends what is due, as far as there is room; returns before push services have answered. */
  sendDue(): Promise<void>;
  stop(): Promise<void>;
}

/** A message with its words. */
type Written = readonly [message: PushMessageTable, text: MessageText];

export function createPushSender(ctx: Context, client: PushClient, onError: (error: unknown) => void): PushSender {
  const { store, clock } = ctx;
  const open = new Set<Promise<void>>();
  const openByHost = new Map<string, number>();
  let isStopped = false;

  /** The words of messages that may leave now; the others are dropped. */
  async function writeAll(db: Db, messages: readonly PushMessageTable[], language: Language): Promise<Written[]> {
    const now = clock();
    const written: Written[] = [];
    for (const message of messages) {
      if (message.expires <= now.toISOString() || ctx.revisions.find(message.challenge)?.visible !== true) continue;
      const programme = await ctx.programmes.read(db, message.challenge);
      if (isQuiet(now, programme.challenge)) continue;
      const text = await writeMessage(db, programme, message, { language, now });
      if (text !== undefined) written.push([message, text]);
    }
    return written;
  }

  async function noteFailure(messages: readonly PushMessageTable[], after: number | undefined): Promise<void> {
    if (isStopped) return;
    const retried = messages.flatMap((message) => {
      const nextTry = new Date(findNextTry(clock().getTime(), message.tries, after)).toISOString();
      const isLate = nextTry >= message.expires || message.tries + 1 >= MAX_TRIES;
      return isLate ? [] : [{ ...message, tries: message.tries + 1, next_try: nextTry }];
    });
    await requeueMessages(store.db, retried);
  }

  /** Sends messages of one phase as one notification. */
  async function sendTogether(subscription: PushSubscriptionTable, written: readonly Written[]): Promise<void> {
    const [first, ...others] = written;
    if (first === undefined) return;
    const [message, text] = first;
    const isCall = message.phase === 'call';
    const now = clock();
    const day = findLocalDay(now, 'UTC');
    // Another try of what was counted is no other message.
    const isCounted = written.some(([{ tries }]) => tries > 0);
    if (!isCounted && !(await countMessage(store.db, subscription.id, day, MAX_MESSAGES_A_DAY))) return;
    const topic = others.length === 0 ? makeTopic(message) : makeTopic({ ...message, trial: now.toISOString() });
    const expiry = Math.min(...written.map(([{ expires }]) => Date.parse(expires)));
    const language = subscription.language as Language;
    const texts = [text, ...others.map(([, other]) => other)] as const;
    const outcome = await client.send(subscription, {
      payload: JSON.stringify(
        makeNotification(texts, topic, { language, isCall, tags: written.map(([one]) => makeTopic(one)) }),
      ),
      ttl: Math.max(1, Math.floor((expiry - now.getTime()) / 1000)),
      topic,
      urgency: isCall ? 'high' : 'normal',
    });
    if (outcome.kind === 'gone') await deleteSubscription(store.db, subscription.id);
    if (outcome.kind === 'refused') ctx.warn(`a push message was refused by ${subscription.host}: ${outcome.why}`);
    if (outcome.kind === 'retry')
      await noteFailure(
        written.map(([one]) => one),
        outcome.after,
      );
  }

  async function sendTo(id: string): Promise<void> {
    const messages = await takeMessages(store.db, id, clock().toISOString());
    const subscription = await findSubscription(store.db, id);
    if (subscription === undefined) return;
    const written = await store.snapshot((db) => writeAll(db, messages, subscription.language as Language));
    for (const phase of ['call', 'result'])
      await sendTogether(
        subscription,
        written.filter(([message]) => message.phase === phase),
      );
  }

  /** Starts sending to a subscription, counted until its push service has answered. */
  function start(id: string, host: string): void {
    const count = (change: number) => openByHost.set(host, (openByHost.get(host) ?? 0) + change);
    count(1);
    const sending = sendTo(id)
      .catch(onError)
      .finally(() => {
        count(-1);
        if (openByHost.get(host) === 0) openByHost.delete(host);
        open.delete(sending);
      });
    open.add(sending);
  }

  return {
    async sendDue() {
      const busyHosts = [...openByHost].filter(([, count]) => count >= MAX_REQUESTS_TO_HOST).map(([host]) => host);
      const limit = MAX_REQUESTS - open.size;
      if (limit <= 0 || isStopped) return;
      const due = await listDueSubscriptions(store.db, clock().toISOString(), { busyHosts, limit });
      for (const { id, host } of due)
        if (!isStopped && (openByHost.get(host) ?? 0) < MAX_REQUESTS_TO_HOST) start(id, host);
    },
    async stop() {
      isStopped = true;
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_STOPPING_MS).unref());
      await Promise.race([Promise.all(open), timeout]);
      client.close();
      await Promise.all(open);
    },
  };
}
