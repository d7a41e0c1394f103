import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ChangeListener, Following } from '../store.ts';
import { CHANNEL } from './notifications.ts';
import { newEar } from './pool.ts';

/** Delay between two attempts to reconnect, ms; it doubles up to the second value. */
const AGAIN = { least: 100, most: 2000 } as const;
/** How often the connection is tested, ms, so that one that broke silently is noticed. */
const PULSE_MS = 10_000;
const PULSE_TIMEOUT_MS = 5000;

/** Collects notifications and passes them on batch by batch: those that arrive during one batch form the next. */
function createInbox({ onChanged, onMissed, onError }: ChangeListener) {
  let waiting = new Set<string>();
  let missed = false;
  let working = false;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    while (missed || waiting.size > 0) {
      const batch = [...waiting];
      const all = missed;
      waiting = new Set();
      missed = false;
      await (all ? onMissed() : onChanged(batch)).catch((error: unknown) => {
        onError(error);
        missed = true;
        return sleep(AGAIN.least);
      });
    }
    working = false;
  }

  return {
    heard(chOID: string): void {
      waiting.add(chOID);
      void work();
    },
    lost(): void {
      missed = true;
      void work();
    },
  };
}

/**
 * Listens for changes on a separate connection. After a connection was lost everything is read again, because PostgreSQL does not
 * store notifications for absent listeners.
 */
export async function follow(databaseUrl: string, listener: ChangeListener): Promise<Following> {
  const inbox = createInbox(listener);
  let client: pg.Client | undefined;
  let hears = false;
  let stopped = false;

  async function listen(): Promise<void> {
    const fresh = newEar(databaseUrl);
    const gone = new Promise<void>((resolve) => fresh.once('end', resolve));
    fresh.on('error', listener.onError);
    fresh.on('notification', ({ payload = '' }) => inbox.heard(payload.split(' ', 1)[0] ?? ''));
    await fresh.connect();
    client = fresh;
    if (stopped) return fresh.end();
    await fresh.query(`listen ${CHANNEL}`);
    hears = true;
    inbox.lost();
    const pulse = setInterval(() => void feel(fresh), PULSE_MS);
    void gone.then(() => {
      clearInterval(pulse);
      hears = false;
      if (!stopped) void again();
    });
  }

  async function feel(alive: pg.Client): Promise<void> {
    const late = setTimeout(() => alive.connection.stream.destroy(), PULSE_TIMEOUT_MS);
    await alive.query('select 1').catch(listener.onError);
    clearTimeout(late);
  }

  async function again(): Promise<void> {
    for (let wait: number = AGAIN.least; !stopped; wait = Math.min(wait * 2, AGAIN.most)) {
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
    get hears() {
      return hears;
    },
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
