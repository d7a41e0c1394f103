import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ChangeListener, Following } from '../store.ts';
import { CHANNEL } from './notifications.ts';
import { newEar } from './pool.ts';

/** Between two tries to hear again, ms. */
const AGAIN = { least: 100, most: 2000 } as const;
/** A connection that broke without a word is noticed within this, ms. */
const PULSE_MS = 10_000;
const PULSE_TIMEOUT_MS = 5000;

/** Hands over what was heard, one batch after another: what comes while one is being read goes together. */
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
 * Listens on a connection of its own. Whatever was told while it was not there is made up for by reading everything
 * again: PostgreSQL keeps no message for who is away.
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
