/** Guests are ranked 1000+n, athletes out of competition 2000+n; n is their place among themselves (Q13). */
export const RANK_CLASS = 1000;

/** Ranks are below this number. */
export const RANKS_END = 3 * RANK_CLASS;

/** What is written for ranks from 10000 on. */
const NO_PLACE = '–';

/** A finite number, or a text of decimal digits as one. */
function readNumber(rank: unknown): number | undefined {
  const number = typeof rank === 'string' && /^\s*\d+\s*$/.test(rank) ? Number(rank) : rank;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * Whether ranks of a list are plain places, never those of guests: in a list of 1000 rows or more, where places exceed 999.
 * @example hasPlainPlaces(1000) // true
 */
export function hasPlainPlaces(listLength: number): boolean {
  return listLength >= RANK_CLASS;
}

/**
 * Indexes of rows of a long list whose rank may mean a guest (1000+n) or an athlete out of competition (2000+n), since it does not
 * match the number of rows ahead.
 * @example findPossibleGuests([1, 2, 1001]) // [2]
 */
export function findPossibleGuests(ranks: readonly (number | undefined)[]): number[] {
  const countAhead = new Map<number, number>();
  const ordered = ranks.filter((rank) => rank !== undefined).toSorted((a, b) => a - b);
  ordered.forEach((rank, index) => {
    if (!countAhead.has(rank)) countAhead.set(rank, index);
  });
  return ranks.flatMap((rank, index) =>
    rank !== undefined && rank > RANK_CLASS && countAhead.get(rank) !== rank - 1 ? [index] : [],
  );
}

/**
 * Whether a value is a rank: a number below 3000 (P5.9), or any number in a long list. `listLength`: all rows of the list, not only
 * those of a page.
 * @example hasRank('1004') // true
 */
export function hasRank(rank: unknown, listLength = 0): boolean {
  const number = readNumber(rank);
  return number !== undefined && (number < RANKS_END || hasPlainPlaces(listLength));
}

/**
 * Formats a rank: 1000–1999 minus 1000, 2000–9999 minus 2000, a dash from 10000 on (P5.9); unchanged in a long list of
 * `listLength` rows; empty for what is no number.
 * @example formatRank(1004) // '4'
 */
export function formatRank(rank: unknown, listLength = 0): string {
  const number = readNumber(rank);
  if (number === undefined) return '';
  if (hasPlainPlaces(listLength)) return String(number);
  if (number >= 10_000) return NO_PLACE;
  if (number >= 2 * RANK_CLASS) return String(number - 2 * RANK_CLASS);
  return String(number >= RANK_CLASS ? number - RANK_CLASS : number);
}

/**
 * The rank of a row as every program writes it: `formatRank`, empty from 3000 to 9999 in a short list, where `hasRank` says that there is
 * none; a dash from 10000 on (P5.9). `listLength`: all rows of its list, never those of a page or a filter.
 * @example formatListRank(1050, 1100) // '1050'
 */
export function formatListRank(rank: unknown, listLength: number): string {
  const text = formatRank(rank, listLength);
  return text === NO_PLACE || hasRank(rank, listLength) ? text : '';
}
