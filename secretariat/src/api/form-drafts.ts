/** What was typed into a form and is not sent yet. */
export interface FormDraft<T> {
  readonly key: string;
  /** When something was typed last, ISO. */
  readonly at: string;
  readonly value: T;
}

const DATABASE = 'foulee-forms';
const TABLE = 'drafts';

/** Where the browser keeps nothing, as in some private windows, the page does while it is open. */
const held = new Map<string, FormDraft<unknown>>();

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

/** On the disk before it counts as written, so that it outlives a browser that is killed. */
async function write(change: (table: IDBObjectStore) => void): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  try {
    const transaction = (await database()).transaction(TABLE, 'readwrite', { durability: 'strict' });
    change(transaction.objectStore(TABLE));
    transaction.commit();
  } catch {
    return;
  }
}

export async function readFormDraft<T>(key: string): Promise<FormDraft<T> | undefined> {
  if (typeof indexedDB === 'undefined') return held.get(key) as FormDraft<T> | undefined;
  try {
    const table = (await database()).transaction(TABLE, 'readonly').objectStore(TABLE);
    return await settled(table.get(key) as IDBRequest<FormDraft<T> | undefined>);
  } catch {
    return held.get(key) as FormDraft<T> | undefined;
  }
}

export async function keepFormDraft<T>(key: string, value: T): Promise<void> {
  const draft: FormDraft<T> = { key, at: new Date().toISOString(), value };
  held.set(key, draft);
  await write((drafts) => drafts.put(draft));
}

export async function forgetFormDraft(key: string): Promise<void> {
  held.delete(key);
  await write((drafts) => drafts.delete(key));
}
