import type { Status } from '../performance/mark-status.ts';

/**
 * What can decide an open tie: thousandths read from the photo finish, the order of finish, lots, the series of attempts, times by one
 * method (TR 20.8).
 */
export const TIE_NEEDS = ['thousandths', 'order', 'draw', 'attempts', 'method'] as const;

/** What an open tie waits for: one of `TIE_NEEDS`. */
export type TieNeed = (typeof TIE_NEEDS)[number];

/**
 * Why a row qualifies or not, as data for a screen to put in words: "by place 2 in heat 1", "by time, 3rd of 4", "tied at 55.107".
 * Marks are ms or mm.
 */
export type QualificationReason =
  | { readonly by: 'place'; readonly place: number; readonly heat: number }
  /** `position`: among those who did not qualify by place; `of`: how many of them qualify. */
  | { readonly by: 'time'; readonly position: number; readonly of: number; readonly mark: number }
  | { readonly by: 'standard'; readonly standard: number; readonly mark: number }
  /** `position`: over all pools; `of`: how many qualify. */
  | { readonly by: 'mark'; readonly position: number; readonly of: number; readonly mark: number }
  | TieReason
  | { readonly by: 'referee' | 'jury'; readonly official?: string; readonly reason?: string }
  /** No valid mark; `status` is that of the performance. */
  | { readonly by: 'status'; readonly status: Status | number }
  /** A guest or an athlete out of competition never qualifies. */
  | { readonly by: 'standing' }
  | { readonly by: 'resultMissing'; readonly heat: number };

/** Equal marks for the last `spots` places: all qualify, lots were drawn, or the tie is open until `needs` is known. */
export interface TieReason {
  readonly by: 'tie';
  readonly on: 'place' | 'time' | 'mark';
  readonly mark: number;
  readonly spots: number;
  readonly tied: readonly string[];
  readonly outcome: 'all' | 'drawn' | 'open';
  readonly needs?: TieNeed;
  /** Who drew the lots. */
  readonly drawnBy?: string;
}
