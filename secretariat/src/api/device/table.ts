import { canStoreDrafts, readDraftAccount } from './draft-account.ts';
import { openUnwrittenRows } from './unwritten-rows.ts';

const finish = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const TABLE = 'drafts';
/** 2: every row says whose it is. */
const VERSION = 2;

interface StoredRow<T> {
  /** `{account} {key of the row}` */
  readonly key: string;
  readonly account: string;
  readonly row: T;
}

const keyOf = (account: string, key: string): string => `${account} ${key}`;

/**
 * Rows of version 1 name no account: they are dropped, except unsent marks, which must not be lost and go to whoever signs in.
 */
async function upgrade(database: IDBDatabase, transaction: IDBTransaction, takesOver: boolean): Promise<void> {
  const hadTable = database.objectStoreNames.contains(TABLE);
  const before = hadTable && takesOver ? await finish(transaction.objectStore(TABLE).getAll()) : [];
  for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
  const table = database.createObjectStore(TABLE, { keyPath: 'key' });
  for (const row of before) table.put({ key: keyOf('', row.key), account: '', row });
}

export interface DeviceTable<T> {
  all(): Promise<readonly T[]>;
  get(key: string): Promise<T | undefined>;
  put(row: T, durability: IDBTransactionDurability): Promise<void>;
  remove(key: string, durability: IDBTransactionDurability): Promise<void>;
  /** Deletes all rows of the account. */
  erase(): Promise<void>;
}

interface DiskOptions {
  /** Rows that a former version stored, without an account, are for whoever signs in. */
  readonly takesOver?: boolean;
  /** Small rows that must not be lost with the page while the database is busy. */
  readonly survivesReload?: boolean;
}

/**
 * Rows that this browser stores on its disk by their `key`, in a database of their own. Each account that signs in here has its
 * own rows, and sees no other's.
 */
export function openDiskTable<T extends { readonly key: string }>(
  name: string,
  { takesOver = false, survivesReload = false }: DiskOptions = {},
): DeviceTable<T> {
  const unwritten = survivesReload ? openUnwrittenRows<T>(name) : undefined;
  let opened: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opened ??= (() => {
      const opening = indexedDB.open(name, VERSION);
      opening.onupgradeneeded = () => {
        if (opening.transaction !== null) void upgrade(opening.result, opening.transaction, takesOver);
      };
      return finish(opening);
    })();
    return opened;
  }

  const read = async (): Promise<IDBObjectStore> =>
    (await database()).transaction(TABLE, 'readonly').objectStore(TABLE);

  const findOwnerless = (key: string): string[] => (takesOver ? [keyOf('', key)] : []);

  /**
   * Committed at once, so that it is written even if the page is closed the moment after; resolves once it is written, with
   * `strict` on the disk.
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

  async function readRows(account: string): Promise<readonly StoredRow<T>[]> {
    const rows = (await finish((await read()).getAll())) as StoredRow<T>[];
    return rows.filter((each) => each.account === account || (takesOver && each.account === ''));
  }

  return {
    async all() {
      const account = readDraftAccount();
      const rows = new Map((await readRows(account)).map(({ row }) => [row.key, row]));
      for (const [key, row] of unwritten?.all(account) ?? []) rows.set(key, row);
      return [...rows.values()];
    },
    async get(key) {
      const waiting = unwritten?.all(readDraftAccount()).get(key);
      if (waiting !== undefined) return waiting;
      const keys = [keyOf(readDraftAccount(), key), ...findOwnerless(key)];
      const table = await read();
      const found = (await Promise.all(keys.map((each) => finish(table.get(each))))) as (StoredRow<T> | undefined)[];
      return found.find((each) => each !== undefined)?.row;
    },
    async put(row: T, durability: IDBTransactionDurability): Promise<void> {
      if (!canStoreDrafts()) return;
      const account = readDraftAccount();
      const setWritten = unwritten?.put(account, row);
      await write((table) => {
        for (const key of findOwnerless(row.key)) table.delete(key);
        table.put({ key: keyOf(account, row.key), account, row } satisfies StoredRow<T>);
      }, durability);
      setWritten?.();
    },
    async remove(key, durability) {
      unwritten?.remove(readDraftAccount(), key);
      const keys = [keyOf(readDraftAccount(), key), ...findOwnerless(key)];
      await write((table) => {
        for (const each of keys) table.delete(each);
      }, durability);
    },
    async erase() {
      unwritten?.erase(readDraftAccount());
      const ranges = [readDraftAccount(), ''].map((account) =>
        IDBKeyRange.bound(keyOf(account, ''), keyOf(account, '\uffff')),
      );
      await write((table) => {
        for (const range of ranges) table.delete(range);
      }, 'strict');
    },
  };
}

/** The same in memory: where the browser stores nothing, as in some private windows. */
export function openMemoryTable<T extends { readonly key: string }>(): DeviceTable<T> {
  const rows = new Map<string, StoredRow<T>>();
  const own = () => [...rows.values()].filter(({ account }) => account === readDraftAccount());
  return {
    all: async () => own().map(({ row }) => row),
    get: async (key) => rows.get(keyOf(readDraftAccount(), key))?.row,
    async put(row) {
      const account = readDraftAccount();
      const key = keyOf(account, row.key);
      if (canStoreDrafts()) rows.set(key, { key, account, row });
    },
    remove: async (key) => void rows.delete(keyOf(readDraftAccount(), key)),
    async erase() {
      for (const { key } of own()) rows.delete(key);
    },
  };
}
