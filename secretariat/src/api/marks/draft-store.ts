import type { Draft } from './draft.ts';

/** Where drafts are kept on this device. */
export interface DraftStore {
  readonly all: () => Promise<readonly Draft[]>;
  readonly get: (key: string) => Promise<Draft | undefined>;
  readonly put: (draft: Draft) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const DATABASE = 'foulee-marks';
const TABLE = 'drafts';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= (() => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE, { keyPath: 'key' });
    return settled(opening);
  })();
  return opened;
}

/**
 * A write is handed over whole at once, so that a page that goes away the moment after does not take it along. A finished mark
 * counts once it is on the disk; a key on its way to one need not wait for that.
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

const table = async () => (await database()).transaction(TABLE, 'readonly').objectStore(TABLE);

export const inIndexedDb: DraftStore = {
  all: async () => settled((await table()).getAll() as IDBRequest<Draft[]>),
  get: async (key) => settled((await table()).get(key) as IDBRequest<Draft | undefined>),
  put: (draft) => write((drafts) => drafts.put(draft), draft.state === 'typing' ? 'relaxed' : 'strict'),
  remove: (key) => write((drafts) => drafts.delete(key), 'relaxed'),
};

/** For the visit only: where the browser keeps nothing, as in some private windows. */
export function inMemory(): DraftStore {
  const drafts = new Map<string, Draft>();
  return {
    all: async () => [...drafts.values()],
    get: async (key) => drafts.get(key),
    put: async (draft) => void drafts.set(draft.key, draft),
    remove: async (key) => void drafts.delete(key),
  };
}
