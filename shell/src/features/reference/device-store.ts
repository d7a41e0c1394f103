/** One value kept on the reader's device. */
export interface DeviceStore {
  readonly read: () => Promise<unknown>;
  readonly write: (value: unknown) => Promise<void>;
}

const DATABASE = 'foulee';
const TABLE = 'reference';
const KEY = 'foulee.reference';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
  const database = await settled(opening);
  return database.transaction(TABLE, mode).objectStore(TABLE);
}

const inIndexedDb: DeviceStore = {
  read: async () => settled((await table('readonly')).get(KEY)),
  write: async (value) => {
    await settled((await table('readwrite')).put(value, KEY));
  },
};

const inLocalStorage: DeviceStore = {
  read: async () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown,
  write: async (value) => localStorage.setItem(KEY, JSON.stringify(value)),
};

/** In IndexedDB, in local storage where there is none (P7.4); where there is neither, for the visit only. */
export const deviceStore: DeviceStore = {
  read: () =>
    inIndexedDb
      .read()
      .catch(inLocalStorage.read)
      .catch(() => undefined),
  write: (value) =>
    inIndexedDb
      .write(value)
      .catch(() => inLocalStorage.write(value))
      .catch(() => undefined),
};
