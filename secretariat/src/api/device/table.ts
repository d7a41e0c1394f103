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

/** In place of the account: this row tells which version of another row was removed. No account reads it as a row of its own. */
const REMOVED = '*removed';

/** Browsers write local storage to the disk within minutes; then the version of a removed row is no longer needed. */
const REMOVED_MS = 3_600_000;

interface RemovedRow {
  readonly version: number;
  /** ms since 1970 */
  readonly removedAt: number;
}

const buildRemovedKey = (account: string, key: string): string => buildKey(REMOVED, buildKey(account, key));

/** Rows of version 1 name no account: they are dropped, except unsent marks, which the next account to sign in gets. */
async function upgrade(database: IDBDatabase, transaction: IDBTransaction, canClaimUnowned: boolean): Promise<void> {
  const hadTable = database.objectStoreNames.contains(TABLE);
  const oldRows = hadTable && canClaimUnowned ? await awaitRequest(transaction.objectStore(TABLE).getAll()) : [];
  for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
  const table = database.createObjectStore(TABLE, { keyPath: 'key' });
  for (const row of oldRows) table.put({ key: buildKey('', row.key), account: '', row });
}

export interface DeviceTable<T> {
  list(): Promise<readonly T[]>;
  get(key: string): Promise<T | undefined>;
  put(row: T, durability: IDBTransactionDurability): Promise<void>;
  /** `version`: that of the removed row, where rows have versions. */
  remove(key: string, durability: IDBTransactionDurability, version?: number): Promise<void>;
  /** Deletes all rows of the account. */
  erase(): Promise<void>;
}

interface DiskOptions<T> {
  /** Whether rows that version 1 stored without an account go to the next account that signs in. */
  readonly canClaimUnowned?: boolean;
  /**
   * The version of a row, which grows with each change. With it rows, which must be small, are also in local storage until the
   * database has them. A browser that is killed may come back with a row of local storage that is older than what the database has.
   */
  readonly findVersion?: (row: T) => number;
}

/**
 * Rows that this browser stores on its disk by their `key`, in a database of their own. An account reads and writes only its own
 * rows.
 */
export function openDiskTable<T extends { readonly key: string }>(
  name: string,
  { canClaimUnowned = false, findVersion }: DiskOptions<T> = {},
): DeviceTable<T> {
  const unwritten = findVersion === undefined ? undefined : openUnwrittenRows<T>(name);
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

  const findRowVersion = (row: T | undefined): number =>
    row === undefined ? Number.NaN : (findVersion?.(row) ?? Number.NaN);

  /** Whether a row of local storage is no newer than what the database has, or had and removed. */
  const isStale = (row: T, stored: T | undefined, removed: RemovedRow | undefined): boolean =>
    findRowVersion(row) <= Math.max(findRowVersion(stored) || 0, removed?.version ?? 0);

  async function deleteOldRemovedRows(rows: readonly StoredRow<RemovedRow>[]): Promise<void> {
    const old = rows.filter(({ row }) => Date.now() - row.removedAt > REMOVED_MS);
    if (old.length === 0) return;
    await write((table) => {
      for (const { key } of old) table.delete(key);
    }, 'relaxed');
  }

  return {
    async list() {
      const account = readDraftAccount();
      const stored = (await awaitRequest((await openForReading()).getAll())) as StoredRow<unknown>[];
      const own = stored.filter((each) => each.account === account || (canClaimUnowned && each.account === ''));
      const rows = new Map((own as StoredRow<T>[]).map(({ row }) => [row.key, row]));
      const removedRows = stored.filter((each) => each.account === REMOVED) as StoredRow<RemovedRow>[];
      const removed = new Map(removedRows.map(({ key, row }) => [key, row]));
      for (const [key, row] of unwritten?.list(account) ?? []) {
        if (isStale(row, rows.get(key), removed.get(buildRemovedKey(account, key)))) unwritten?.remove(account, key);
        else rows.set(key, row);
      }
      void deleteOldRemovedRows(removedRows).catch(() => undefined);
      return [...rows.values()];
    },
    async get(key) {
      const account = readDraftAccount();
      const keys = [buildKey(account, key), ...listUnownedKeys(key)];
      const table = await openForReading();
      const read = <R>(each: string) => awaitRequest(table.get(each)) as Promise<StoredRow<R> | undefined>;
      const [removed, ...foundRows] = await Promise.all([
        read<RemovedRow>(buildRemovedKey(account, key)),
        ...keys.map((each) => read<T>(each)),
      ]);
      const stored = foundRows.find((each) => each !== undefined)?.row;
      const unwrittenRow = unwritten?.list(account).get(key);
      return unwrittenRow === undefined || isStale(unwrittenRow, stored, removed?.row) ? stored : unwrittenRow;
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
    async remove(key, durability, version) {
      const account = readDraftAccount();
      unwritten?.remove(account, key);
      const keys = [buildKey(account, key), ...listUnownedKeys(key)];
      await write((table) => {
        for (const each of keys) table.delete(each);
        if (unwritten === undefined || version === undefined) return;
        const row = { version, removedAt: Date.now() } satisfies RemovedRow;
        table.put({ key: buildRemovedKey(account, key), account: REMOVED, row });
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
    list: async () => listOwnRows().map(({ row }) => row),
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
