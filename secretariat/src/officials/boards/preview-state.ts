import { BOARDS_PATH, type FrozenLists, type ScreenOrder, type ScreenWords } from 'shared-domain/contract';
import { restoreHeldLists } from '../sync/frozen-lists.ts';
import { holdLists } from '../sync/held-lists.ts';
import type { Seen } from '../sync/seen.ts';

/** What «Écrans» gives to a small picture of a screen. */
export interface PreviewState {
  readonly seen: Seen;
  readonly order: ScreenOrder;
  /** The lists that the screen says it holds while it is frozen. */
  readonly frozen?: FrozenLists | undefined;
  /** The name of the screen. */
  readonly screen: string;
  /** What the server's clock is ahead of this computer's, ms. */
  readonly offset: number;
}

/**
 * What a small picture draws by the next message: while its screen is frozen, the lists that the screen says it holds, and as long as the screen
 * has not said so of a list that changed since, that one as the small picture had it.
 */
export function holdPreviewLists(before: PreviewState | undefined, next: PreviewState): PreviewState {
  const { seen, order, frozen } = next;
  const own = holdLists(before?.seen.held, order.cue, before?.seen, seen);
  const held = own !== undefined && frozen?.since === own.since ? restoreHeldLists(frozen, seen, own) : own;
  return { ...next, seen: { ...seen, held } };
}

const NAME = 'apercu';

/** Whether an address of a board is that of a small picture of a screen. */
export const isPreviewAddress = (search: string): boolean => new URLSearchParams(search).get(NAME) === '1';

/** The address of the small picture of a screen: its own, else what it says of itself. */
export function buildPreviewAddress({ layout, trial, place, isLocked, query }: ScreenWords): string {
  const parameters = new URLSearchParams(query);
  if (query === undefined) {
    if (trial !== undefined) parameters.set('t', trial);
    if (place !== undefined) parameters.set('lieu', place);
    if (isLocked) parameters.set('lock', '1');
  }
  parameters.set(NAME, '1');
  return `${BOARDS_PATH}${layout}?${parameters}`;
}

/** What the page and the picture in it say to each other. */
export type PreviewMessage =
  | { readonly foulee: 'preview ready' }
  | { readonly foulee: 'preview'; readonly state: PreviewState };

/** A message of this site; undefined for any other. */
export function readPreviewMessage({
  data,
  origin,
}: Pick<MessageEvent, 'data' | 'origin'>): PreviewMessage | undefined {
  const { foulee } = (data ?? {}) as { foulee?: unknown };
  return origin === window.location.origin && (foulee === 'preview' || foulee === 'preview ready')
    ? (data as PreviewMessage)
    : undefined;
}
