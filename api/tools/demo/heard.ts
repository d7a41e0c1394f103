/** What one listener of a live stream was told: revisions in their order, and when, ms since 1970. */
export interface Heard {
  readonly revisions: number[];
  readonly at: number[];
  resets: number;
  closed: boolean;
}

/** ms since 1970, finer than Date.now(): the same clock in every process of a machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

/** What a process of listeners is asked, and answers. */
export type ToListeners = 'tell' | 'forget';
export type FromListeners =
  | { readonly kind: 'open' | 'forgotten' }
  | { readonly kind: 'heard'; readonly heard: Heard[] };
