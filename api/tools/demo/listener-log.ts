/** What one listener of a live stream received: revisions in their order, and their times, ms since 1970. */
export interface ListenerLog {
  readonly revisions: number[];
  readonly at: number[];
  resets: number;
  closed: boolean;
}

/** ms since 1970, finer than Date.now(): the same clock in every process of a machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

/** Messages to and from a process of listeners: `read` is answered by `logs`, `clear` by `cleared`. */
export type ListenerRequest = 'read' | 'clear';
export type ListenerMessage =
  | { readonly kind: 'open' | 'cleared' }
  | { readonly kind: 'logs'; readonly logs: ListenerLog[] };
