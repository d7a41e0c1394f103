const NAME = 'foulee-officiel';
/** 2: logs that other devices handed over. */
const VERSION = 2;

/** `device`: who this device is; `facts`: its log; `received`: logs handed over to it; `parts`: what was scanned of one; `seen`: what was last read of the server; `lease`: which tab writes a trial. */
export type StoreName = 'device' | 'facts' | 'received' | 'parts' | 'seen' | 'lease';

/** Which field, or fields, of a row is its key, by store. */
export const KEYS: Readonly<Record<StoreName, string | string[]>> = {
  device: 'key',
  facts: 'seq',
  received: 'fact.id',
  parts: ['sum', 'number'],
  seen: 'chOID',
  lease: 'trial',
};

export interface Database {
  /** Runs `work` in one transaction, written to the disk at once; rejects where it does not reach the disk. */
  write<T>(stores: readonly StoreName[], work: (transaction: IDBTransaction) => Promise<T>): Promise<T>;
  read<T>(store: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
  close(): void;
}

export const awaitRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function awaitEnd(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Opens the database of the consoles, or of a board under its own name; rejects where the browser stores nothing. */
export async function openDatabase(factory: IDBFactory = indexedDB, name = NAME): Promise<Database> {
  const opening = factory.open(name, VERSION);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    for (const [name, keyPath] of Object.entries(KEYS))
      if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath });
  };
  const database = await awaitRequest(opening);
  // Another tab of a later release may change the tables; this one goes on until it is reloaded.
  database.onversionchange = () => database.close();
  return {
    async write(stores, work) {
      const transaction = database.transaction(stores as StoreName[], 'readwrite', { durability: 'strict' });
      const ended = awaitEnd(transaction);
      // A failed request rejects `work` first; then the end is of no interest.
      ended.catch(() => undefined);
      const result = await work(transaction);
      await ended;
      return result;
    },
    read: (store, ask) => awaitRequest(ask(database.transaction(store).objectStore(store))),
    close: () => database.close(),
  };
}
