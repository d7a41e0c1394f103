/**
 * Ids of the search index have 53 bits: the competition's day (17), its number on that day (14), the entry's number in it (19).
 * The newest come last, and the entries of one competition are next to each other.
 */
export const SLOT = 2 ** 19;
const SLOTS = 2 ** 14;
const DAY = SLOT * SLOTS;
const LAST_DAY = 2 ** 17 - 1;
/** Day 0 is 16 November 1798, so that dates of competitions are far from both ends of the range. */
const DAYS_BEFORE_1970 = 62_500;

/** First id of the competition that is the `number`-th of an ISO date. */
export function firstId(date: string, number: number): number {
  const days = Math.floor(Date.parse(date) / 86_400_000) + DAYS_BEFORE_1970;
  const day = Math.min(LAST_DAY, Math.max(0, Number.isNaN(days) ? 0 : days));
  return day * DAY + (number % SLOTS) * SLOT;
}

/** First id of the competition that an entry belongs to. */
export const scopeOf = (id: number): number => Math.floor(id / SLOT) * SLOT;

export const isSameDay = (id: number, other: number): boolean => Math.floor(id / DAY) === Math.floor(other / DAY);

/** Upper bound of the ids; a cursor beyond it is not valid. */
export const MAX_ID = (LAST_DAY + 1) * DAY;
