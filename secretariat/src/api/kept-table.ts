import { deviceAccount, isDeviceClosed } from './device-account.ts';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const TABLE = 'drafts';
/** 2: every row says whose it is. */
const VERSION = 2;

interface KeptRow<T> {
  /** `{account} {key of the row}` */
  readonly key: string;
  readonly account: string;
  readonly row: T;
}

const keyOf = (account: string, key: string): string => `${account} ${key}`;

/** Rows from before accounts were kept are nobody's: shown to nobody, but unsent marks, which must not be lost. */
async function upgrade(database: IDBDatabase, transaction: IDBTransaction, takesOver: boolean): Promise<void> {
  const had = database.objectStoreNames.contains(TABLE);
  const before = had && takesOver ? await settled(transaction.objectStore(TABLE).getAll()) : [];
  for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
  const table = database.createObjectStore(TABLE, { keyPath: 'key' });
  for (const row of before) table.put({ key: keyOf('', row.key), account: '', row });
}

export interface KeptTable<T> {
  all(): Promise<readonly T[]>;
  get(key: string): Promise<T | undefined>;
  put(row: T, durability: IDBTransactionDurability): Promise<void>;
  remove(key: string, durability: IDBTransactionDurability): Promise<void>;
  /** Takes away all that the account has here. */
  erase(): Promise<void>;
}

/**
 * Drafts that this browser keeps on its disk by their `key`, in a database of their own. Each account that signs in here has its
 * own, and sees no other's.
 */
export function keptTable<T extends { readonly key: string }>(name: string, { takesOver = false } = {}): KeptTable<T> {
  let opened: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opened ??= (() => {
      const opening = indexedDB.open(name, VERSION);
      opening.onupgradeneeded = () => {
        if (opening.transaction !== null) void upgrade(opening.result, opening.transaction, takesOver);
      };
      return settled(opening);
    })();
    return opened;
  }

  const read = async (): Promise<IDBObjectStore> =>
    (await database()).transaction(TABLE, 'readonly').objectStore(TABLE);

  const ownerless = (key: string): string[] => (takesOver ? [keyOf('', key)] : []);

  /**
   * Handed over whole at once, so that a page that goes away the moment after does not take it along; resolves once it
   * is written, with `strict` on the disk.
   */
  async function write(change: (table: IDBObjectStore) => void, durability: IDBTransactionDurability): Promise<void> {
    const transaction = (await database()).transaction(TABLE, 'readwrite', { durability });
    change(transaction.objectStore(TABLE));
    transaction.commit();
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  async function rowsOf(account: string): Promise<readonly KeptRow<T>[]> {
    const rows = (await settled((await read()).getAll())) as KeptRow<T>[];
    return rows.filter((each) => each.account === account || (takesOver && each.account === ''));
  }

  return {
    all: async () => (await rowsOf(deviceAccount())).map(({ row }) => row),
    async get(key) {
      const keys = [keyOf(deviceAccount(), key), ...ownerless(key)];
      const table = await read();
      const found = (await Promise.all(keys.map((each) => settled(table.get(each))))) as (KeptRow<T> | undefined)[];
      return found.find((each) => each !== undefined)?.row;
    },
    async put(row, durability) {
      if (isDeviceClosed()) return;
      const account = deviceAccount();
      await write((table) => {
        for (const key of ownerless(row.key)) table.delete(key);
        table.put({ key: keyOf(account, row.key), account, row } satisfies KeptRow<T>);
      }, durability);
    },
    async remove(key, durability) {
      const keys = [keyOf(deviceAccount(), key), ...ownerless(key)];
      await write((table) => {
        for (const each of keys) table.delete(each);
      }, durability);
    },
    async erase() {
      const ranges = [deviceAccount(), ''].map((account) =>
        IDBKeyRange.bound(keyOf(account, ''), keyOf(account, '\uffff')),
      );
      await write((table) => {
        for (const range of ranges) table.delete(range);
      }, 'strict');
    },
  };
}

/** The same for the visit only: where the browser keeps nothing, as in some private windows. */
export function heldTable<T extends { readonly key: string }>(): KeptTable<T> {
  const rows = new Map<string, KeptRow<T>>();
  const own = () => [...rows.values()].filter(({ account }) => account === deviceAccount());
  return {
    all: async () => own().map(({ row }) => row),
    get: async (key) => rows.get(keyOf(deviceAccount(), key))?.row,
    async put(row) {
      const account = deviceAccount();
      const key = keyOf(account, row.key);
      if (!isDeviceClosed()) rows.set(key, { key, account, row });
    },
    remove: async (key) => void rows.delete(keyOf(deviceAccount(), key)),
    async erase() {
      for (const { key } of own()) rows.delete(key);
    },
  };
}
