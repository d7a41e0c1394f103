import { awaitRequest, type Database } from '../log/database.ts';

/** How often a tab says that it is still there, and looks whether another one is, ms. */
const RENEW_MS = 1000;
const LOOK_MS = 250;
/** How long another tab may say nothing before this one takes its place, ms: a tab that nobody sees speaks once in a second. */
const LOST_MS = 2000;

/** Which tab writes a trial, and how often it has said so. */
interface Lease {
  readonly trial: string;
  readonly tab: string;
  readonly count: number;
}

/** The one tab of this device that writes a trial. */
export interface TabLease {
  readonly isMine: () => boolean;
  /** Takes the trial from another tab, which reads only from then on. */
  readonly take: () => void;
  readonly release: () => void;
}

/** By what a tab without locks knows that time passes: not the hour, which the phone may change. */
export interface LeaseTiming {
  readonly now: () => number;
  /** Does something again and again until it is told to stop. */
  readonly repeat: (work: () => void, everyMs: number) => () => void;
}

const PAGE_TIMING: LeaseTiming = {
  now: () => performance.now(),
  repeat(work, everyMs) {
    const timer = setInterval(work, everyMs);
    return () => clearInterval(timer);
  },
};

/**
 * Makes this tab the one that writes a trial, as soon as no other does: by a Web Lock, or where there is none (plain http) by a row that
 * is renewed. `onChange` is called when this tab gets it or loses it.
 */
export function holdTab(
  database: Database,
  trial: string,
  onChange: () => void,
  { locks = navigator.locks, timing = PAGE_TIMING }: { locks?: LockManager | undefined; timing?: LeaseTiming } = {},
): TabLease {
  let isMine = false;
  const set = (value: boolean) => {
    if (isMine === value) return;
    isMine = value;
    onChange();
  };
  return locks === undefined
    ? leaseTab(database, trial, set, () => isMine, timing)
    : lockTab(locks, trial, set, () => isMine);
}

function lockTab(locks: LockManager, trial: string, set: (value: boolean) => void, isMine: () => boolean): TabLease {
  let isReleased = false;
  let end = () => undefined as undefined;
  const ended = new Promise<void>((resolve) => {
    end = () => resolve() as undefined;
  });
  let abort: AbortController | undefined;
  function request(options: LockOptions): void {
    let isGranted = false;
    const held = locks.request(`foulee-officiel ${trial}`, options, async () => {
      isGranted = true;
      if (!isReleased) set(true);
      await ended;
    });
    void held.catch(() => {
      if (!isGranted || isReleased) return;
      // Another tab has taken it: this one waits for its turn again.
      set(false);
      wait();
    });
  }
  function wait(): void {
    abort = new AbortController();
    request({ signal: abort.signal });
  }
  wait();
  return {
    isMine: () => isMine() && !isReleased,
    take() {
      if (isMine()) return;
      abort?.abort();
      request({ steal: true });
    },
    release() {
      isReleased = true;
      end();
      abort?.abort();
    },
  };
}

function leaseTab(
  database: Database,
  trial: string,
  set: (value: boolean) => void,
  isMine: () => boolean,
  { now, repeat }: LeaseTiming,
): TabLease {
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let isReleased = false;
  let renewed = Number.NEGATIVE_INFINITY;
  let looked = Number.NEGATIVE_INFINITY;
  /** What another tab said last, and since when it has said nothing more. */
  let other: { readonly lease: Lease; readonly since: number } | undefined;

  /** Whether another tab writes the trial, as far as its row changes. */
  function isOthers(stored: Lease | undefined): boolean {
    if (stored === undefined || stored.tab === tab) {
      other = undefined;
      return false;
    }
    if (other?.lease.tab !== stored.tab || other.lease.count !== stored.count) other = { lease: stored, since: now() };
    return now() - other.since < LOST_MS;
  }

  const put = (store: IDBObjectStore, stored: Lease | undefined) =>
    awaitRequest(store.put({ trial, tab, count: (stored?.count ?? 0) + 1 } satisfies Lease));

  /** Renews this tab's row, or takes the place of one that no longer renews; of any other one where `isTaken`. */
  async function renew(isTaken = false): Promise<void> {
    const isHeld = await database.write(['lease'], async (transaction) => {
      const store = transaction.objectStore('lease');
      const stored = await awaitRequest<Lease | undefined>(store.get(trial));
      if (isReleased || (isOthers(stored) && !isTaken)) return false;
      await put(store, stored);
      return true;
    });
    if (isHeld) renewed = now();
    if (!isReleased) set(isHeld);
  }

  async function look(): Promise<void> {
    const at = now();
    // A phone that slept has heard nothing of others meanwhile.
    if (at - looked >= LOST_MS) other = undefined;
    looked = at;
    if (isMine()) {
      if (at - renewed >= RENEW_MS) await renew();
      return;
    }
    const stored = await database.read<Lease | undefined>('lease', (store) => store.get(trial));
    if (!isReleased && !isOthers(stored)) await renew();
  }
  const lookSafely = () => void look().catch(() => set(false));
  const stop = repeat(lookSafely, LOOK_MS);
  lookSafely();

  /** Leaves the trial to another tab. */
  const drop = () =>
    void database
      .write(['lease'], async (transaction) => {
        const store = transaction.objectStore('lease');
        const stored = await awaitRequest<Lease | undefined>(store.get(trial));
        if (stored?.tab === tab) store.delete(trial);
      })
      .catch(() => undefined);
  window.addEventListener('pagehide', drop);
  return {
    isMine: () => isMine() && !isReleased,
    take: () => void renew(true).catch(() => set(false)),
    release() {
      isReleased = true;
      stop();
      window.removeEventListener('pagehide', drop);
      drop();
    },
  };
}
