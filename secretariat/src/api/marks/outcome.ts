import type { Draft, MarkFields } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** What came of sending a draft. `stale`: the row has changed since; `later`: nobody answered, or not now. */
export type Outcome =
  | { readonly kind: 'done'; readonly revision: number }
  | { readonly kind: 'stale'; readonly revision: number; readonly theirs: MarkFields }
  | { readonly kind: 'later'; readonly why: 'network' | 'session' | 'held'; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string };

export interface OutboxParts {
  readonly store: DraftStore;
  readonly send: (draft: Draft) => Promise<Outcome>;
  /** Runs alone among the tabs of this browser. */
  readonly alone: (key: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that what is kept has changed. */
  readonly tell: () => void;
}

/**
 * What this device has of the drafts of its page: `kept` on its disk, whatever becomes of the browser; still `writing`; or some
 * are `refused` by the browser, and go with the page.
 */
export type Keeping = 'kept' | 'writing' | 'refused';

/** Of drafts, and of why they wait. */
export interface OutboxState {
  readonly drafts: readonly Draft[];
  readonly waiting: Extract<Outcome, { kind: 'later' }>['why'] | undefined;
  /** Who holds a trial that drafts wait for, as the server says it. */
  readonly heldBy: Readonly<Record<string, string>>;
}

export type Typed = Omit<Draft, 'version' | 'at' | 'before' | 'revision' | 'detail' | 'theirs'> &
  Pick<Draft, 'before' | 'revision'>;
