import type { Fixes } from './check/check-table.ts';
import type { Mapping } from './check/fields.ts';
import type { ImportMode } from './compare/plan-entries.ts';
import type { SourceUpload } from './read/read-upload.ts';
import type { SourceTable } from './read/source-table.ts';
import type { Sending } from './send/sending.ts';

export const STEPS = ['file', 'columns', 'control', 'compare', 'send'] as const;
export type Step = (typeof STEPS)[number];

/** What of an import outlives a reload: the file as it was read and put right, and then what of it is sent. */
export interface KeptImport {
  readonly step: Step;
  readonly table?: SourceTable | undefined;
  readonly upload?: SourceUpload | undefined;
  readonly mapping?: Mapping | undefined;
  readonly fixes?: Fixes | undefined;
  /** Lines that the reader leaves out. */
  readonly skipped?: readonly number[] | undefined;
  readonly mode?: ImportMode | undefined;
  readonly sending?: Sending | undefined;
}

const DATABASE = 'foulee-imports';
const STORE = 'imports';

/** Where the browser keeps nothing, the page does while it is open. */
const held = new Map<string, KeptImport>();

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(DATABASE));
  });
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error ?? new Error(STORE));
      transaction.onabort = () => reject(transaction.error ?? new Error(STORE));
    });
  } finally {
    database.close();
  }
}

export async function readKept(chOID: string): Promise<KeptImport | undefined> {
  try {
    return (await inStore('readonly', (store) => store.get(chOID))) as KeptImport | undefined;
  } catch {
    return held.get(chOID);
  }
}

export async function keepImport(chOID: string, kept: KeptImport): Promise<void> {
  held.set(chOID, kept);
  try {
    await inStore('readwrite', (store) => store.put(kept, chOID));
  } catch {
    return;
  }
}

export async function forgetImport(chOID: string): Promise<void> {
  held.delete(chOID);
  try {
    await inStore('readwrite', (store) => store.delete(chOID));
  } catch {
    return;
  }
}
