import type { Language } from '../text/language.ts';
import { isOfficial } from '../trial/trial-status.ts';

/** A time is one of the two (specification 4). */
export const TIME_STANDINGS = ['official', 'unofficial'] as const;

/** Official or unofficial. */
export type TimeStanding = (typeof TIME_STANDINGS)[number];

/** What stands beside a time. */
export const TIME_STANDING_WORDS: Readonly<Record<Language, Readonly<Record<TimeStanding, string>>>> = {
  fr: { official: 'Temps officiel', unofficial: 'Temps non officiel' },
  en: { official: 'Official time', unofficial: 'Unofficial time' },
};

/**
 * Whether a time is official, by the status of its trial (decision 8): official results only. A race in progress, one
 * that waits for its results, unofficial and corrected results have unofficial times.
 * @example timeStanding(15) // 'unofficial'
 */
export function timeStanding(status: number): TimeStanding {
  return isOfficial(status) ? 'official' : 'unofficial';
}
