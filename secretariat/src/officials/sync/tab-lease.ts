import { awaitRequest, type Database } from '../log/database.ts';

/** How often a tab says that it is still there, and after how long without that another takes its place, ms. */
const RENEW_MS = 1000;
const LOST_MS = 2500;

interface Lease {
  readonly trial: string;
  readonly tab: string;
  readonly renewed: number;
}

/** The one tab of this device that writes a trial. */
export interface TabLease {
  readonly isMine: () => boolean;
  readonly release: () => void;
}

/**
 * Makes this tab the one that writes a trial, as soon as no other does: by a Web Lock, or where there is none (plain http) by a row that
 * is renewed. `onChange` is called when this tab gets it or loses it.
 */
export function holdTab(database: Database, trial: string, onChange: () => void, locks = navigator.locks): TabLease {
  let isMine = false;
  const set = (value: boolean) => {
    if (isMine === value) return;
    isMine = value;
    onChange();
  };
  if (locks !== undefined) {
    let end = () => undefined as undefined;
    const ended = new Promise<void>((resolve) => {
      end = () => resolve() as undefined;
    });
    const abort = new AbortController();
    void locks
      .request(`foulee-officiel ${trial}`, { signal: abort.signal }, async () => {
        set(true);
        await ended;
      })
      .catch(() => undefined);
    return {
      isMine: () => isMine,
      release() {
        isMine = false;
        end();
        abort.abort();
      },
    };
  }
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let isReleased = false;

  /** Renews this tab's row, or takes the place of one that no longer renews. */
  async function renew(): Promise<void> {
    const isHeld = await database.write(['lease'], async (transaction) => {
      const store = transaction.objectStore('lease');
      const stored = await awaitRequest<Lease | undefined>(store.get(trial));
      const isOther = stored !== undefined && stored.tab !== tab && Date.now() - stored.renewed < LOST_MS;
      if (!isOther && !isReleased) await awaitRequest(store.put({ trial, tab, renewed: Date.now() } satisfies Lease));
      return !isOther && !isReleased;
    });
    set(isHeld);
  }
  const renewSafely = () => void renew().catch(() => set(false));
  const timer = setInterval(renewSafely, RENEW_MS);
  renewSafely();
  return {
    isMine: () => isMine,
    release() {
      isReleased = true;
      isMine = false;
      clearInterval(timer);
      void database
        .write(['lease'], async (transaction) => {
          const store = transaction.objectStore('lease');
          const stored = await awaitRequest<Lease | undefined>(store.get(trial));
          if (stored?.tab === tab) store.delete(trial);
        })
        .catch(() => undefined);
    },
  };
}
