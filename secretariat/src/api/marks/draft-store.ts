import { keptTable, settled } from '../kept-table.ts';
import type { Draft } from './draft.ts';

/** Where drafts are kept on this device. */
export interface DraftStore {
  readonly all: () => Promise<readonly Draft[]>;
  readonly get: (key: string) => Promise<Draft | undefined>;
  readonly put: (draft: Draft) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** A finished mark counts once it is on the disk; a key on its way to one need not wait for that. */
const { read: table, write } = keptTable('foulee-marks');

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
