import { heldTable, keptTable } from '../kept-table.ts';
import type { Draft } from './draft.ts';

/** Where drafts are kept on this device. */
export interface DraftStore {
  /** Whether what is put here outlives the page. */
  readonly isLasting: boolean;
  readonly all: () => Promise<readonly Draft[]>;
  readonly get: (key: string) => Promise<Draft | undefined>;
  readonly put: (draft: Draft) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const kept = keptTable<Draft>('foulee-marks', { takesOver: true });

/** A finished mark counts once it is on the disk; a key on its way to one need not wait for that. */
export const inIndexedDb: DraftStore = {
  isLasting: true,
  all: kept.all,
  get: kept.get,
  put: (draft) => kept.put(draft, draft.state === 'typing' ? 'relaxed' : 'strict'),
  remove: (key) => kept.remove(key, 'relaxed'),
};

/** For the visit only: where the browser keeps nothing, as in some private windows. */
export function inMemory(): DraftStore {
  const { all, get, put, remove } = heldTable<Draft>();
  return {
    isLasting: false,
    all,
    get,
    put: (draft) => put(draft, 'relaxed'),
    remove: (key) => remove(key, 'relaxed'),
  };
}

/** What the disk has of the account that was here last. */
export const readKeptMarks = (): Promise<readonly Draft[]> =>
  typeof indexedDB === 'undefined' ? Promise.resolve([]) : kept.all().catch(() => []);

export const eraseMarks = (): Promise<void> => (typeof indexedDB === 'undefined' ? Promise.resolve() : kept.erase());
