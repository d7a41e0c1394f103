/**
 * Rows that the browser's database does not have yet, kept in local storage, which takes a row at once. A page that is reloaded or
 * closed would lose them while the database is busy with an earlier write.
 */
interface UnwrittenRows<T> {
  /** The rows of an account that the database is not known to have, by their key. */
  list(account: string): ReadonlyMap<string, T>;
  /** Stores a row; the returned function is to be called once the database has it. */
  put(account: string, row: T): () => void;
  remove(account: string, key: string): void;
  erase(account: string): void;
}

/** Local storage may be full, or refused in a private window: then the row is only in the database. */
function attempt<R>(operation: () => R, fallback: R): R {
  try {
    return operation();
  } catch {
    return fallback;
  }
}

export function openUnwrittenRows<T extends { readonly key: string }>(name: string): UnwrittenRows<T> {
  const buildPrefix = (account: string): string => `${name} ${account} `;
  const listKeys = (account: string): string[] =>
    attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(buildPrefix(account))), []);

  return {
    list: (account) =>
      new Map(
        listKeys(account).flatMap((key): [string, T][] => {
          const row = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as T | null, null);
          return row === null ? [] : [[row.key, row]];
        }),
      ),
    put(account, row) {
      const key = buildPrefix(account) + row.key;
      const text = JSON.stringify(row);
      attempt(() => localStorage.setItem(key, text), undefined);
      return () =>
        attempt(() => {
          // A row that was put again since is not in the database yet.
          if (localStorage.getItem(key) === text) localStorage.removeItem(key);
        }, undefined);
    },
    remove: (account, key) => attempt(() => localStorage.removeItem(buildPrefix(account) + key), undefined),
    erase(account) {
      for (const key of listKeys(account)) attempt(() => localStorage.removeItem(key), undefined);
    },
  };
}
