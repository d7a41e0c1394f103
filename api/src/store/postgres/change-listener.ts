import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ChangeListener, ChangeSubscription } from '../store.ts';
import { CHANNEL } from './notifications.ts';
import { createListenerClient } from './pool.ts';

/** Delay between two attempts to reconnect, ms: the first one, doubled at each attempt up to the longest. */
const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 2000;
/** How often the connection is tested, ms, because it can break without an event. */
const PING_INTERVAL_MS = 10_000;
/** A connection that does not answer a test in this time, ms, is closed and opened again. */
const PING_TIMEOUT_MS = 5000;

/**
 * Passes notified changes to the listener, one batch at a time: those that arrive meanwhile form the next. After an error everything is
 * read again.
 */
function createChangeQueue({ onChanged, onMissed, onError }: ChangeListener) {
  let waitingOids = new Set<string>();
  let shouldReadAll = false;
  let isProcessing = false;

  async function processChanges(): Promise<void> {
    if (isProcessing) return;
    isProcessing = true;
    while (shouldReadAll || waitingOids.size > 0) {
      const batch = [...waitingOids];
      const isReadAllBatch = shouldReadAll;
      waitingOids = new Set();
      shouldReadAll = false;
      await (isReadAllBatch ? onMissed() : onChanged(batch)).catch((error: unknown) => {
        onError(error);
        shouldReadAll = true;
        return sleep(MIN_RETRY_MS);
      });
    }
    isProcessing = false;
  }

  return {
    addChange(chOID: string): void {
      waitingOids.add(chOID);
      void processChanges();
    },
    requestReadAll(): void {
      shouldReadAll = true;
      void processChanges();
    },
  };
}

/**
 * Listens for changes on a connection of its own. Whenever it is opened everything is read, because PostgreSQL does not store
 * notifications for a listener that was not connected.
 */
export async function followChanges(databaseUrl: string, listener: ChangeListener): Promise<ChangeSubscription> {
  const queue = createChangeQueue(listener);
  let client: pg.Client | undefined;
  let isListening = false;
  let isStopped = false;

  async function listen(): Promise<void> {
    const newClient = createListenerClient(databaseUrl);
    const connectionEnded = new Promise<void>((resolve) => newClient.once('end', resolve));
    newClient.on('error', listener.onError);
    newClient.on('notification', ({ payload = '' }) => queue.addChange(payload.split(' ', 1)[0] ?? ''));
    await newClient.connect();
    client = newClient;
    if (isStopped) return newClient.end();
    await newClient.query(`listen ${CHANNEL}`);
    isListening = true;
    queue.requestReadAll();
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
    for (let delayMs = MIN_RETRY_MS; !isStopped; delayMs = Math.min(delayMs * 2, MAX_RETRY_MS)) {
      try {
        return await listen();
      } catch (error) {
        listener.onError(error);
        await sleep(delayMs * (0.5 + Math.random()));
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
