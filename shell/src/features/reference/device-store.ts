/** One value stored on the reader's device. */
export interface DeviceStore {
  readonly read: () => Promise<unknown>;
  readonly write: (value: unknown) => Promise<void>;
}

const DATABASE = 'foulee';
const TABLE = 'reference';
const KEY = 'foulee.reference';

const awaitRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openTable(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
  const database = await awaitRequest(opening);
  return database.transaction(TABLE, mode).objectStore(TABLE);
}

const indexedDbStore: DeviceStore = {
  read: async () => awaitRequest((await openTable('readonly')).get(KEY)),
  write: async (value) => {
    await awaitRequest((await openTable('readwrite')).put(value, KEY));
  },
};

const localStorageStore: DeviceStore = {
  read: async () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown,
  write: async (value) => localStorage.setItem(KEY, JSON.stringify(value)),
};

/** In IndexedDB, or in local storage where that fails (P7.4); where both fail nothing is stored. */
export const deviceStore: DeviceStore = {
  read: () =>
    indexedDbStore
      .read()
      .catch(localStorageStore.read)
      .catch(() => undefined),
  write: (value) =>
    indexedDbStore
      .write(value)
      .catch(() => localStorageStore.write(value))
      .catch(() => undefined),
};
