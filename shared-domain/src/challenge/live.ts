import { addDays, type IsoDate, startOfDay } from './zoned-day.ts';

/** When a competition takes place: first day, whole days, and the zone in which its days begin and end (Q6). */
export interface ChallengeDates {
  readonly date: IsoDate;
  readonly duration: number;
  readonly tz: string;
}

/** Days that a competition may last, at most (Q6). */
export const MAX_DURATION = 31;

/** Whether a competition may last this many days: whole days, 1 to 31 (Q6). @example isDuration(32) // false */
export function isDuration(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_DURATION;
}

/**
 * First instant of its first day (Q6); an invalid date where the day or the zone is none.
 * @example zonedStart({ date: '2026-06-13', duration: 1, tz: 'Europe/Paris' }).toISOString()
 * // '2026-06-12T22:00:00.000Z'
 */
export function zonedStart(challenge: ChallengeDates): Date {
  return startOfDay(challenge.date, challenge.tz);
}

/**
 * First instant after its last day (Q6); an invalid date where the day or the zone is none.
 * @example zonedEnd({ date: '2026-06-13', duration: 1, tz: 'Europe/Paris' }).toISOString()
 * // '2026-06-13T22:00:00.000Z'
 */
export function zonedEnd(challenge: ChallengeDates): Date {
  return startOfDay(addDays(challenge.date, challenge.duration), challenge.tz);
}

/**
 * Live from the first instant of its first day to the last of its last, in its own zone (P4.4, Q6).
 * Never, where its day or its zone is none.
 * @example isLiveChallenge({ date: '2026-06-13', duration: 2, tz: 'Europe/Paris' }, new Date('2026-06-14T12:00:00Z'))
 * // true
 */
export function isLiveChallenge(challenge: ChallengeDates, now: Date): boolean {
  return zonedStart(challenge) <= now && now < zonedEnd(challenge);
}

/**
 * Every day of a competition, 31 at most (Q6); none for a duration below 1.
 * @example listChallengeDays({ date: '2026-06-13', duration: 2 }) // ['2026-06-13', '2026-06-14']
 */
export function listChallengeDays(challenge: Pick<ChallengeDates, 'date' | 'duration'>): IsoDate[] {
  const length = Math.min(Math.max(0, challenge.duration), MAX_DURATION);
  return Array.from({ length }, (_, n) => addDays(challenge.date, n));
}
