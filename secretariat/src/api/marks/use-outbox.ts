import { useSyncExternalStore } from 'react';
import { useHost } from '../../components/host.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxState, StorageState } from './outbox-types.ts';
import { getOutbox } from './page-outbox.ts';

/** The outbox of this page and its drafts. */
export function useOutbox(): OutboxState & { readonly outbox: Outbox } {
  const outbox = getOutbox(useHost().store);
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState);
  return { ...state, outbox };
}

/** Whether all that was typed is on the disk. */
export function useStorageState(): StorageState {
  const outbox = getOutbox(useHost().store);
  return useSyncExternalStore(outbox.subscribe, outbox.getStorageState);
}
