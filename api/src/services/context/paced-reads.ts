import { type Freshness, isFresh, type Scope } from '../../base/scope.ts';

/** What is read over all challenges is read at most once in this time, ms: a full Saturday changes it all the time. */
const PACE_MS = 1000;

/** An answer over all challenges is at most this old, ms (P9.6: home 10 s). */
const TIME_STEP = 10_000;

interface Read<T> extends Freshness {
  readonly body: T;
}

/** Reads over all challenges, right until the clock's next step and not read again within a second. */
export async function readPaced<T>(scope: Scope, clock: () => Date, read: (now: Date) => Promise<T>): Promise<Read<T>> {
  const { revision } = scope;
  const now = clock();
  const until = (Math.floor(now.getTime() / TIME_STEP) + 1) * TIME_STEP;
  const body = await read(now);
  return { scope, revision, until, heldUntil: performance.now() + PACE_MS, body };
}

/** What is read once for everybody, by key. Keys are few: nothing is ever dropped. */
export interface PacedReads<T> {
  get(key: string, read: (now: Date) => Promise<T>): Promise<Read<T>>;
}

export function createPacedReads<T>(scope: Scope, clock: () => Date): PacedReads<T> {
  const reads = new Map<string, Read<T>>();
  const underway = new Map<string, Promise<Read<T>>>();

  async function again(key: string, read: (now: Date) => Promise<T>): Promise<Read<T>> {
    try {
      const made = await readPaced(scope, clock, read);
      reads.set(key, made);
      return made;
    } finally {
      underway.delete(key);
    }
  }

  return {
    async get(key, read) {
      const known = reads.get(key);
      if (known !== undefined && isFresh(known, clock)) return known;
      const reading = underway.get(key) ?? again(key, read);
      underway.set(key, reading);
      return reading;
    },
  };
}
