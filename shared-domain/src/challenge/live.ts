import { addDays, type IsoDate, startOfDay } from './zoned-day.ts';

/** When a competition takes place: its first day, its number of days, and the time zone in which they begin and end (Q6). */
export interface ChallengeDates {
  readonly date: IsoDate;
  readonly duration: number;
  readonly tz: string;
}

/** The longest competition (Q6). */
export const MAX_DURATION_DAYS = 31;

/** Whether a competition may last this many days, 1 to 31 (Q6). @example isValidDuration(32) // false */
export function isValidDuration(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_DURATION_DAYS;
}

/**
 * The instant at which a competition's first day begins (Q6); an invalid Date for a bad day or zone.
 * @example findChallengeStart({ date: '2026-06-13', duration: 1, tz: 'Europe/Paris' }).toISOString()
 * // '2026-06-12T22:00:00.000Z'
 */
export function findChallengeStart(challenge: ChallengeDates): Date {
  return startOfDay(challenge.date, challenge.tz);
}

/**
 * The instant at which a competition's last day has ended (Q6); an invalid Date for a bad day or zone.
 * @example findChallengeEnd({ date: '2026-06-13', duration: 1, tz: 'Europe/Paris' }).toISOString()
 * // '2026-06-13T22:00:00.000Z'
 */
export function findChallengeEnd(challenge: ChallengeDates): Date {
  return startOfDay(addDays(challenge.date, challenge.duration), challenge.tz);
}

/**
 * Whether a competition takes place now: from the beginning of its first day to the end of its last, in its own time zone (P4.4,
 * Q6). False for a bad day or zone.
 * @example isLiveChallenge({ date: '2026-06-13', duration: 2, tz: 'Europe/Paris' }, new Date('2026-06-14T12:00:00Z'))
 * // true
 */
export function isLiveChallenge(challenge: ChallengeDates, now: Date): boolean {
  return findChallengeStart(challenge) <= now && now < findChallengeEnd(challenge);
}

/**
 * Every day of a competition, 31 at most (Q6); none for a duration below 1.
 * @example listChallengeDays({ date: '2026-06-13', duration: 2 }) // ['2026-06-13', '2026-06-14']
 */
export function listChallengeDays(challenge: Pick<ChallengeDates, 'date' | 'duration'>): IsoDate[] {
  const length = Math.min(Math.max(0, challenge.duration), MAX_DURATION_DAYS);
  return Array.from({ length }, (_, n) => addDays(challenge.date, n));
}

/**
 * The first of some live competitions whose pages are followed live, which has a live board: the others carry `live: false` (Q5).
 * @example findFirstFollowed([{ oid: 'a', live: false }, { oid: 'b' }])?.oid // 'b'
 */
export function findFirstFollowed<Line extends { readonly live?: false | undefined }>(
  lines: readonly Line[],
): Line | undefined {
  return lines.find(({ live }) => live !== false);
}
