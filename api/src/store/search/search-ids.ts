/**
 * Ids of the search index, 53 bits: the day of the competition (17), its place among that day's (14), the entry in it (19).
 * The newest come last, and the entries of one competition are next to each other.
 */
export const SLOT = 2 ** 19;
const SLOTS = 2 ** 14;
const DAY = SLOT * SLOTS;
const LAST_DAY = 2 ** 17 - 1;
/** Days from 16 November 1798 to 1970: dates before and after are far from both ends. */
const DAYS_BEFORE_1970 = 62_500;

/** First id of the competition that is the `number`-th of an ISO date. */
export function firstId(date: string, number: number): number {
  const days = Math.floor(Date.parse(date) / 86_400_000) + DAYS_BEFORE_1970;
  const day = Math.min(LAST_DAY, Math.max(0, Number.isNaN(days) ? 0 : days));
  return day * DAY + (number % SLOTS) * SLOT;
}

/** First id of the competition that an entry is of. */
export const scopeOf = (id: number): number => Math.floor(id / SLOT) * SLOT;

export const isSameDay = (id: number, other: number): boolean => Math.floor(id / DAY) === Math.floor(other / DAY);

/** Ids that the index may hold; anything else in a cursor is none. */
export const MAX_ID = (LAST_DAY + 1) * DAY;
