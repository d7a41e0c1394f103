import { isOfficial } from '../trial/trial-status.ts';

/** A time is one of the two (P4.5). */
export const TIME_STANDINGS = ['official', 'unofficial'] as const;

/** Official or unofficial. */
export type TimeStanding = (typeof TIME_STANDINGS)[number];

/**
 * Whether a time is official, by the status of its trial (Q8): official results only. A race in progress, one
 * that waits for its results, unofficial and corrected results have unofficial times. Its words are `OFFICIAL_LABELS`.
 * @example timeStanding(15) // 'unofficial'
 */
export function timeStanding(status: number): TimeStanding {
  return isOfficial(status) ? 'official' : 'unofficial';
}
