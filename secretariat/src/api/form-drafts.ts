import { keptTable, settled } from './kept-table.ts';

/** What was typed into a form and is not sent yet. */
export interface FormDraft<T> {
  readonly key: string;
  /** When something was typed last, ISO. */
  readonly at: string;
  readonly value: T;
}

const kept = keptTable('foulee-forms');

/** Where the browser keeps nothing, as in some private windows, the page does while it is open. */
const held = new Map<string, FormDraft<unknown>>();

/** On the disk before it counts as written, so that it outlives a browser that is killed. */
async function write(change: (table: IDBObjectStore) => void): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  try {
    await kept.write(change, 'strict');
  } catch {
    return;
  }
}

export async function readFormDraft<T>(key: string): Promise<FormDraft<T> | undefined> {
  if (typeof indexedDB === 'undefined') return held.get(key) as FormDraft<T> | undefined;
  try {
    return await settled((await kept.read()).get(key) as IDBRequest<FormDraft<T> | undefined>);
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
