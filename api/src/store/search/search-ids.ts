/**
 * Ids of the search index have 53 bits: the competition's day (17), its number on that day (14), the entry's number in it (19).
 * The newest come last, and the entries of one competition are next to each other.
 */
export const IDS_PER_CHALLENGE = 2 ** 19;
const CHALLENGES_PER_DAY = 2 ** 14;
const IDS_PER_DAY = IDS_PER_CHALLENGE * CHALLENGES_PER_DAY;
const MAX_DAY = 2 ** 17 - 1;
/** Day 0 is 16 November 1798, so that dates of competitions are far from both ends of the range. */
const DAYS_BEFORE_1970 = 62_500;

/** First id of the competition that is the `number`-th of an ISO date. */
export function computeFirstId(date: string, number: number): number {
  const days = Math.floor(Date.parse(date) / 86_400_000) + DAYS_BEFORE_1970;
  const day = Math.min(MAX_DAY, Math.max(0, Number.isNaN(days) ? 0 : days));
  return day * IDS_PER_DAY + (number % CHALLENGES_PER_DAY) * IDS_PER_CHALLENGE;
}

/** First id of the competition that an entry belongs to. */
export const computeScope = (id: number): number => Math.floor(id / IDS_PER_CHALLENGE) * IDS_PER_CHALLENGE;

export const isSameDay = (id: number, other: number): boolean =>
  Math.floor(id / IDS_PER_DAY) === Math.floor(other / IDS_PER_DAY);

/** Upper bound of the ids; a cursor beyond it is not valid. */
export const MAX_ID = (MAX_DAY + 1) * IDS_PER_DAY;
