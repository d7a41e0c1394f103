import { openDiskTable, openMemoryTable } from '../device/table.ts';
import type { Draft } from './draft.ts';

/** Where this device stores drafts. */
export interface DraftStore {
  /** Whether what is put here outlives the page. */
  readonly isPersistent: boolean;
  readonly list: () => Promise<readonly Draft[]>;
  readonly get: (key: string) => Promise<Draft | undefined>;
  readonly put: (draft: Draft) => Promise<void>;
  readonly remove: (key: string, version: number) => Promise<void>;
}

const table = openDiskTable<Draft>('foulee-marks', {
  canClaimUnowned: true,
  findVersion: ({ version }) => version,
});

/** A finished mark is waited for until it is on the disk; the keys typed before it are not. */
export const diskStore: DraftStore = {
  isPersistent: true,
  list: table.list,
  get: table.get,
  put: (draft) => table.put(draft, draft.state === 'typing' ? 'relaxed' : 'strict'),
  remove: (key, version) => table.remove(key, 'relaxed', version),
};

/** Drafts of this page only, for where the browser stores nothing, as in some private windows. */
export function openMemoryStore(): DraftStore {
  const { list, get, put, remove } = openMemoryTable<Draft>();
  return {
    isPersistent: false,
    list,
    get,
    put: (draft) => put(draft, 'relaxed'),
    remove: (key) => remove(key, 'relaxed'),
  };
}

/** The unsent marks on the disk of the account that signed in last. */
export const readStoredMarks = (): Promise<readonly Draft[]> =>
  typeof indexedDB === 'undefined' ? Promise.resolve([]) : table.list().catch(() => []);

export const eraseMarks = (): Promise<void> => (typeof indexedDB === 'undefined' ? Promise.resolve() : table.erase());
