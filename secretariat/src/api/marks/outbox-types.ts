import type { Draft, MarkFields, Refusal } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** The result of sending a draft. `stale`: the row has changed since; `later`: it is to be sent again. */
export type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  | { readonly kind: 'stale'; readonly revision: number; readonly theirs: MarkFields }
  | { readonly kind: 'later'; readonly why: 'network' | 'session' | 'held'; readonly detail: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface OutboxParts {
  readonly store: DraftStore;
  readonly send: (draft: Draft) => Promise<Outcome>;
  /** Runs the work while no other tab of this browser does the same. */
  readonly runAlone: (key: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the store has changed. */
  readonly notifyTabs: () => void;
}

/**
 * Where the drafts of a page are: all `stored` on the disk, whatever becomes of the browser; `storing`, on their way there; or
 * some `refused` by the browser, which are lost with the page.
 */
export type StorageState = 'stored' | 'storing' | 'refused';

/** The drafts, and why they wait. */
export interface OutboxState {
  readonly drafts: readonly Draft[];
  readonly waiting: Extract<Outcome, { kind: 'later' }>['why'] | undefined;
  /** Who holds a trial that drafts wait for, as the server says it. */
  readonly heldBy: Readonly<Record<string, string>>;
}

export type Typed = Omit<Draft, 'version' | 'at' | 'before' | 'revision' | 'refusal' | 'theirs'> &
  Pick<Draft, 'before' | 'revision'>;
