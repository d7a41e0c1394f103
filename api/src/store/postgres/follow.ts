import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ChangeListener, ChangeSubscription } from '../store.ts';
import { CHANNEL } from './notifications.ts';
import { createListenerClient } from './pool.ts';

/** Delay between two attempts to reconnect, ms; it doubles up to `longest`. */
const RETRY_MS = { first: 100, longest: 2000 } as const;
/** How often the connection is tested, ms, so that one that broke silently is noticed. */
const PING_INTERVAL_MS = 10_000;
const PING_TIMEOUT_MS = 5000;

/** Collects notifications and passes them on batch by batch: those that arrive during one batch form the next. */
function createInbox({ onChanged, onMissed, onError }: ChangeListener) {
  let waiting = new Set<string>();
  let hasMissed = false;
  let isWorking = false;

  async function processChanges(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    while (hasMissed || waiting.size > 0) {
      const batch = [...waiting];
      const isMissedBatch = hasMissed;
      waiting = new Set();
      hasMissed = false;
      await (isMissedBatch ? onMissed() : onChanged(batch)).catch((error: unknown) => {
        onError(error);
        hasMissed = true;
        return sleep(RETRY_MS.first);
      });
    }
    isWorking = false;
  }

  return {
    addChange(chOID: string): void {
      waiting.add(chOID);
      void processChanges();
    },
    markMissed(): void {
      hasMissed = true;
      void processChanges();
    },
  };
}

/**
 * Listens for changes on a separate connection. After a connection was lost everything is read again, because PostgreSQL does not
 * store notifications for absent listeners.
 */
export async function follow(databaseUrl: string, listener: ChangeListener): Promise<ChangeSubscription> {
  const inbox = createInbox(listener);
  let client: pg.Client | undefined;
  let isListening = false;
  let isStopped = false;

  async function listen(): Promise<void> {
    const newClient = createListenerClient(databaseUrl);
    const connectionEnded = new Promise<void>((resolve) => newClient.once('end', resolve));
    newClient.on('error', listener.onError);
    newClient.on('notification', ({ payload = '' }) => inbox.addChange(payload.split(' ', 1)[0] ?? ''));
    await newClient.connect();
    client = newClient;
    if (isStopped) return newClient.end();
    await newClient.query(`listen ${CHANNEL}`);
    isListening = true;
    inbox.markMissed();
    const pingTimer = setInterval(() => void ping(newClient), PING_INTERVAL_MS);
    void connectionEnded.then(() => {
      clearInterval(pingTimer);
      isListening = false;
      if (!isStopped) void reconnect();
    });
  }

  async function ping(listeningClient: pg.Client): Promise<void> {
    const timer = setTimeout(() => listeningClient.connection.stream.destroy(), PING_TIMEOUT_MS);
    await listeningClient.query('select 1').catch(listener.onError);
    clearTimeout(timer);
  }

  async function reconnect(): Promise<void> {
    for (let wait: number = RETRY_MS.first; !isStopped; wait = Math.min(wait * 2, RETRY_MS.longest)) {
      try {
        return await listen();
      } catch (error) {
        listener.onError(error);
        await sleep(wait * (0.5 + Math.random()));
      }
    }
  }

  await listen();
  return {
    get isListening() {
      return isListening;
    },
    async stop() {
      isStopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
