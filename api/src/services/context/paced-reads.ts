import { type Freshness, isFresh, type Scope } from '../../base/scope.ts';

/** Answers over all challenges are built at most once in this time, ms: on a full Saturday they change all the time. */
const MIN_READ_INTERVAL_MS = 1000;

/** An answer over all challenges is at most this old, ms (P9.6: home 10 s). */
const TIME_STEP_MS = 10_000;

interface PacedRead<T> extends Freshness {
  readonly body: T;
}

/** Reads over all challenges; the result is valid to the next multiple of `TIME_STEP_MS` and not read again within a second. */
export async function readPaced<T>(
  scope: Scope,
  clock: () => Date,
  read: (now: Date) => Promise<T>,
): Promise<PacedRead<T>> {
  const { revision } = scope;
  const now = clock();
  const until = (Math.floor(now.getTime() / TIME_STEP_MS) + 1) * TIME_STEP_MS;
  const body = await read(now);
  return { scope, revision, until, heldUntil: performance.now() + MIN_READ_INTERVAL_MS, body };
}

/** Reads shared by all visitors, by key; there are few keys, so nothing is ever dropped. */
export interface PacedReads<T> {
  get(key: string, read: (now: Date) => Promise<T>): Promise<PacedRead<T>>;
}

export function createPacedReads<T>(scope: Scope, clock: () => Date): PacedReads<T> {
  const reads = new Map<string, PacedRead<T>>();
  const pendingReads = new Map<string, Promise<PacedRead<T>>>();

  async function readAgain(key: string, read: (now: Date) => Promise<T>): Promise<PacedRead<T>> {
    try {
      const fresh = await readPaced(scope, clock, read);
      reads.set(key, fresh);
      return fresh;
    } finally {
      pendingReads.delete(key);
    }
  }

  return {
    async get(key, read) {
      const cached = reads.get(key);
      if (cached !== undefined && isFresh(cached, clock)) return cached;
      const pendingRead = pendingReads.get(key) ?? readAgain(key, read);
      pendingReads.set(key, pendingRead);
      return pendingRead;
    },
  };
}
