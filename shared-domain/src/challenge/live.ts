import { addDays, type IsoDate, startOfDay } from './zoned-day.ts';

/** When a competition takes place: first day, whole days, and the zone in which its days begin and end (decision 6). */
export interface ChallengeDates {
  readonly date: IsoDate;
  readonly duration: number;
  readonly tz: string;
}

export function zonedStart(challenge: ChallengeDates): Date {
  return startOfDay(challenge.date, challenge.tz);
}

/** First instant after the last day. */
export function zonedEnd(challenge: ChallengeDates): Date {
  return startOfDay(addDays(challenge.date, challenge.duration), challenge.tz);
}

/** Live from the first instant of its first day to the last of its last (specification 4). */
export function isLiveChallenge(challenge: ChallengeDates, now: Date): boolean {
  return zonedStart(challenge) <= now && now < zonedEnd(challenge);
}

/** @example challengeDays({ date: '2026-06-13', duration: 2, tz }) // ['2026-06-13', '2026-06-14'] */
export function challengeDays(challenge: Pick<ChallengeDates, 'date' | 'duration'>): IsoDate[] {
  return Array.from({ length: Math.max(0, challenge.duration) }, (_, n) => addDays(challenge.date, n));
}
