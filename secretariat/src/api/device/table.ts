import { canStoreDrafts, readDraftAccount } from './draft-account.ts';
import { openUnwrittenRows } from './unwritten-rows.ts';

const awaitRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const TABLE = 'drafts';
/** Since version 2 each row names its account. */
const VERSION = 2;

interface StoredRow<T> {
  /** `{account} {key of the row}` */
  readonly key: string;
  readonly account: string;
  readonly row: T;
}

const buildKey = (account: string, key: string): string => `${account} ${key}`;

/** Rows of version 1 name no account: they are dropped, except unsent marks, which the next account to sign in gets. */
async function upgrade(database: IDBDatabase, transaction: IDBTransaction, canClaimUnowned: boolean): Promise<void> {
  const hadTable = database.objectStoreNames.contains(TABLE);
  const oldRows = hadTable && canClaimUnowned ? await awaitRequest(transaction.objectStore(TABLE).getAll()) : [];
  for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
  const table = database.createObjectStore(TABLE, { keyPath: 'key' });
  for (const row of oldRows) table.put({ key: buildKey('', row.key), account: '', row });
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
  /** Whether rows that version 1 stored without an account go to the next account that signs in. */
  readonly canClaimUnowned?: boolean;
  /** Whether rows, which must be small, are also in local storage until the database has them. */
  readonly survivesReload?: boolean;
}

/**
 * Rows that this browser stores on its disk by their `key`, in a database of their own. An account reads and writes only its own
 * rows.
 */
export function openDiskTable<T extends { readonly key: string }>(
  name: string,
  { canClaimUnowned = false, survivesReload = false }: DiskOptions = {},
): DeviceTable<T> {
  const unwritten = survivesReload ? openUnwrittenRows<T>(name) : undefined;
  let databasePromise: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    databasePromise ??= (() => {
      const openRequest = indexedDB.open(name, VERSION);
      openRequest.onupgradeneeded = () => {
        if (openRequest.transaction !== null)
          void upgrade(openRequest.result, openRequest.transaction, canClaimUnowned);
      };
      return awaitRequest(openRequest);
    })();
    return databasePromise;
  }

  const openForReading = async (): Promise<IDBObjectStore> =>
    (await database()).transaction(TABLE, 'readonly').objectStore(TABLE);

  const listUnownedKeys = (key: string): string[] => (canClaimUnowned ? [buildKey('', key)] : []);

  /** Commits at once, so that the change survives the closing of the page; resolves once it is written (`strict`: to the disk). */
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
    const rows = (await awaitRequest((await openForReading()).getAll())) as StoredRow<T>[];
    return rows.filter((each) => each.account === account || (canClaimUnowned && each.account === ''));
  }

  return {
    async all() {
      const account = readDraftAccount();
      const rows = new Map((await readRows(account)).map(({ row }) => [row.key, row]));
      for (const [key, row] of unwritten?.all(account) ?? []) rows.set(key, row);
      return [...rows.values()];
    },
    async get(key) {
      const unwrittenRow = unwritten?.all(readDraftAccount()).get(key);
      if (unwrittenRow !== undefined) return unwrittenRow;
      const keys = [buildKey(readDraftAccount(), key), ...listUnownedKeys(key)];
      const table = await openForReading();
      const foundRows = (await Promise.all(keys.map((each) => awaitRequest(table.get(each))))) as (
        | StoredRow<T>
        | undefined
      )[];
      return foundRows.find((each) => each !== undefined)?.row;
    },
    async put(row: T, durability: IDBTransactionDurability): Promise<void> {
      if (!canStoreDrafts()) return;
      const account = readDraftAccount();
      const markWritten = unwritten?.put(account, row);
      await write((table) => {
        for (const key of listUnownedKeys(row.key)) table.delete(key);
        table.put({ key: buildKey(account, row.key), account, row } satisfies StoredRow<T>);
      }, durability);
      markWritten?.();
    },
    async remove(key, durability) {
      unwritten?.remove(readDraftAccount(), key);
      const keys = [buildKey(readDraftAccount(), key), ...listUnownedKeys(key)];
      await write((table) => {
        for (const each of keys) table.delete(each);
      }, durability);
    },
    async erase() {
      unwritten?.erase(readDraftAccount());
      const ranges = [readDraftAccount(), ''].map((account) =>
        IDBKeyRange.bound(buildKey(account, ''), buildKey(account, '\uffff')),
      );
      await write((table) => {
        for (const range of ranges) table.delete(range);
      }, 'strict');
    },
  };
}

/** The same table in memory, for where the browser stores nothing, as in some private windows. */
export function openMemoryTable<T extends { readonly key: string }>(): DeviceTable<T> {
  const rows = new Map<string, StoredRow<T>>();
  const listOwnRows = () => [...rows.values()].filter(({ account }) => account === readDraftAccount());
  return {
    all: async () => listOwnRows().map(({ row }) => row),
    get: async (key) => rows.get(buildKey(readDraftAccount(), key))?.row,
    async put(row) {
      const account = readDraftAccount();
      const key = buildKey(account, row.key);
      if (canStoreDrafts()) rows.set(key, { key, account, row });
    },
    remove: async (key) => void rows.delete(buildKey(readDraftAccount(), key)),
    async erase() {
      for (const { key } of listOwnRows()) rows.delete(key);
    },
  };
}
