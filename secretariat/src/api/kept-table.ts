export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const TABLE = 'drafts';

/** Drafts that this browser keeps on its disk by their `key`, in a database of their own. */
export function keptTable(name: string) {
  let opened: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opened ??= (() => {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE, { keyPath: 'key' });
      return settled(opening);
    })();
    return opened;
  }

  return {
    read: async (): Promise<IDBObjectStore> => (await database()).transaction(TABLE, 'readonly').objectStore(TABLE),
    /**
     * Handed over whole at once, so that a page that goes away the moment after does not take it along; resolves once it
     * is written, with `strict` on the disk.
     */
    write: async (change: (table: IDBObjectStore) => void, durability: IDBTransactionDurability): Promise<void> => {
      const transaction = (await database()).transaction(TABLE, 'readwrite', { durability });
      change(transaction.objectStore(TABLE));
      transaction.commit();
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      });
    },
  };
}
