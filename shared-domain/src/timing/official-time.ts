import { isOfficial } from '../trial/trial-status.ts';

/** Whether a time is official (P4.5). */
export const TIME_STANDINGS = ['official', 'unofficial'] as const;

/** Official or unofficial. */
export type TimeStanding = (typeof TIME_STANDINGS)[number];

/**
 * Whether times are official, by the status of their trial (Q8). `OFFICIAL_LABELS` has the words.
 * @example findTimeStanding(15) // 'unofficial'
 */
export function findTimeStanding(status: number): TimeStanding {
  return isOfficial(status) ? 'official' : 'unofficial';
}
