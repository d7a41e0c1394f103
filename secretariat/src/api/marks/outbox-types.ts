import type { Draft, MarkFields, Refusal } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** Why a draft is not sent yet: no answer, or what the server's operator must mend; it goes by itself once that is over. */
export type WaitingReason = 'network' | 'session' | 'held' | 'diskFull' | 'diskBroken' | 'readOnly' | 'damaged';

/** The result of sending a draft. `stale`: the row has changed since it was typed over; `later`: to be sent again. */
export type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  | { readonly kind: 'stale'; readonly revision: number; readonly theirs: MarkFields }
  | { readonly kind: 'later'; readonly why: WaitingReason; readonly detail: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What the outbox needs from its surroundings. */
export interface OutboxServices {
  readonly store: DraftStore;
  readonly send: (draft: Draft) => Promise<Outcome>;
  /** Runs the work while no other tab of this browser runs one of the same key. */
  readonly runAlone: (key: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the store has changed. */
  readonly notifyTabs: () => void;
}

/** `stored`: all drafts are on the disk; `storing`: some are being written; `refused`: some could not be and are only in the page. */
export type StorageState = 'stored' | 'storing' | 'refused';

export interface OutboxState {
  readonly drafts: readonly Draft[];
  readonly waitingReason: WaitingReason | undefined;
  /** By trial, the server's sentence about who holds it. */
  readonly heldBy: Readonly<Record<string, string>>;
}

export type DraftInput = Omit<Draft, 'version' | 'at' | 'before' | 'revision' | 'refusal' | 'theirs'> &
  Pick<Draft, 'before' | 'revision'>;
