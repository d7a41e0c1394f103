import { useSyncExternalStore } from 'react';
import { useHost } from '../../components/host.ts';
import type { Outbox } from './outbox.ts';
import { outboxOf } from './outbox-of.ts';
import type { Keeping, OutboxState } from './outcome.ts';

/** The marks that are not acknowledged yet, and what is done with them. */
export function useOutbox(): OutboxState & { readonly outbox: Outbox } {
  const outbox = outboxOf(useHost().store);
  const state = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  return { ...state, outbox };
}

/** Whether this device has on its disk all that was typed. */
export function useKeeping(): Keeping {
  const outbox = outboxOf(useHost().store);
  return useSyncExternalStore(outbox.subscribe, outbox.keeping);
}
