/**
 * Rows on their way to the browser's database. A page that is reloaded or closed takes with it what the database has not
 * begun to write, and a write that goes through to the disk holds up those behind it; local storage takes a row at once.
 */
interface UnwrittenRows<T> {
  /** The rows of an account that were put and are not known to be written, by their key. */
  all(account: string): ReadonlyMap<string, T>;
  /** Puts a row, and gives what to call once the database has it. */
  put(account: string, row: T): () => void;
  remove(account: string, key: string): void;
  erase(account: string): void;
}

/** A private window may refuse, or a device that is full: then there is the database alone. */
function attempt<R>(work: () => R, otherwise: R): R {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function openUnwrittenRows<T extends { readonly key: string }>(name: string): UnwrittenRows<T> {
  const prefixOf = (account: string): string => `${name} ${account} `;
  const keysOf = (account: string): string[] =>
    attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(account))), []);

  return {
    all: (account) =>
      new Map(
        keysOf(account).flatMap((key): [string, T][] => {
          const row = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as T | null, null);
          return row === null ? [] : [[row.key, row]];
        }),
      ),
    put(account, row) {
      const key = prefixOf(account) + row.key;
      const text = JSON.stringify(row);
      attempt(() => localStorage.setItem(key, text), undefined);
      return () =>
        attempt(() => {
          // Put again since: the later row is not written yet.
          if (localStorage.getItem(key) === text) localStorage.removeItem(key);
        }, undefined);
    },
    remove: (account, key) => attempt(() => localStorage.removeItem(prefixOf(account) + key), undefined),
    erase(account) {
      for (const key of keysOf(account)) attempt(() => localStorage.removeItem(key), undefined);
    },
  };
}
