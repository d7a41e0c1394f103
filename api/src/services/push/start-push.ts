import type { Config } from '../../base/config.ts';
import { readPushKeys } from '../../store/database-secrets.ts';
import { deleteMessagesExpiredBy } from '../../store/push/messages.ts';
import { listCursors } from '../../store/push/news.ts';
import type { Context } from '../context/context.ts';
import { findNews } from './find-news.ts';
import { createPushClient } from './push-request.ts';
import { createPushSender } from './push-sender.ts';

/** Times of the push messages, ms; tests have shorter ones. */
export interface PushTimes {
  /** How often it is looked at what changed and what is due. */
  readonly interval: number;
  /** How often it is looked at what is about to start. */
  readonly startsInterval: number;
  /** How long a message waits for others of the same moment. */
  readonly gather: number;
  /** How long a push service may take to answer. */
  readonly timeout: number;
}

const DAY_MS = 86_400_000;

const TIMES: PushTimes = { interval: 2000, startsInterval: 30_000, gather: 10_000, timeout: 10_000 };

/** Whom push services write to about this site; without an address of the operator one that says whose program it is. */
const makeSubject = ({ contactEmail, publicUrl }: Config): string =>
  contactEmail === undefined
    ? publicUrl?.startsWith('https:')
      ? publicUrl
      : 'mailto:foulee@foulee.invalid'
    : `mailto:${contactEmail}`;

/** Looks for news of followed athletes and sends them, until it is stopped; started in the one thread that writes. */
export function startPush(
  ctx: Context,
  config: Config,
  onError: (error: unknown) => void,
  { interval, startsInterval, gather, timeout }: PushTimes = TIMES,
): { stop(): Promise<void> } {
  /** When each challenge was last looked at for starts, ms since 1970. */
  const lookedAt = new Map<string, number>();
  const sender = readPushKeys(ctx.store.db).then((keys) =>
    createPushSender(
      ctx,
      createPushClient({
        keys,
        subject: makeSubject(config),
        allowsPrivate: config.allowsPrivatePush,
        timeoutMs: timeout,
      }),
      onError,
    ),
  );
  sender.catch(onError);
  /** A database that is away would be told of every two seconds. */
  let lastFault: string | undefined;
  const noteFault = (error: unknown): void => {
    const fault = String(error);
    if (fault !== lastFault) onError(error);
    lastFault = fault;
  };

  /** Looks at the challenges that have changed, and now and then at those that take place. @returns whether anybody follows anybody */
  async function lookForNews(): Promise<boolean> {
    const now = ctx.clock().getTime();
    const cursors = await listCursors(ctx.store.db);
    for (const { challenge, revision, has_new, starts_at, ends_at } of cursors) {
      const isChanged = (ctx.revisions.find(challenge)?.revision ?? 0) > revision || has_new === 1;
      const isOn = now >= Date.parse(starts_at) - DAY_MS && now <= Date.parse(ends_at) + DAY_MS;
      const isDue = isOn && Math.abs(now - (lookedAt.get(challenge) ?? 0)) >= startsInterval;
      if (!isChanged && !isDue) continue;
      lookedAt.set(challenge, now);
      await findNews(ctx, challenge, gather).catch(noteFault);
    }
    return cursors.length > 0;
  }

  async function run(): Promise<void> {
    if (!(await lookForNews())) return;
    await deleteMessagesExpiredBy(ctx.store.db, ctx.clock().toISOString());
    await (await sender).sendDue();
    lastFault = undefined;
  }

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run()
      .catch(noteFault)
      .finally(() => {
        running = undefined;
      });
  }, interval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await (await sender).stop();
    },
  };
}
