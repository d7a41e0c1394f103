/** Guests are ranked 1000+n, athletes out of competition 2000+n; n is the place among their own (Q13). */
export const RANK_CLASS = 1000;

/** Numbers from here on are no places. */
export const RANKS_END = 3 * RANK_CLASS;

/** A number, or decimal digits alone. */
function numeric(rank: unknown): number | undefined {
  const number = typeof rank === 'string' && /^\s*\d+\s*$/.test(rank) ? Number(rank) : rank;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * In a list of a thousand rows or more, a road race, places themselves go beyond 999: there a number is a plain place
 * and never a guest's.
 * @example hasPlainPlaces(1000) // true
 */
export function hasPlainPlaces(listLength: number): boolean {
  return listLength >= RANK_CLASS;
}

/**
 * Rows of a long list whose number could be meant for a guest (1000+n) or an athlete out of competition (2000+n): it is no plain
 * place, as not so many rows stand before it. Indexes, in the order of the rows.
 * @example findPossibleGuests([1, 2, 1001]) // [2]
 */
export function findPossibleGuests(ranks: readonly (number | undefined)[]): number[] {
  const ahead = new Map<number, number>();
  const ordered = ranks.filter((rank) => rank !== undefined).toSorted((a, b) => a - b);
  ordered.forEach((rank, index) => {
    if (!ahead.has(rank)) ahead.set(rank, index);
  });
  return ranks.flatMap((rank, index) =>
    rank !== undefined && rank > RANK_CLASS && ahead.get(rank) !== rank - 1 ? [index] : [],
  );
}

/**
 * Is there a rank: numeric and below 3000 (P5.9), or any number in a long list. `listLength` counts all rows of
 * the list, not those of a page of it.
 * @example hasRank('1004') // true
 */
export function hasRank(rank: unknown, listLength = 0): boolean {
  const number = numeric(rank);
  return number !== undefined && (number < RANKS_END || hasPlainPlaces(listLength));
}

/**
 * How a rank is written: 1000–1999 minus 1000, 2000–9999 minus 2000, from 10000 a dash (P5.9); as it is in a
 * long list of `listLength` rows; nothing for no number.
 * @example formatRank(1004) // '4'
 */
export function formatRank(rank: unknown, listLength = 0): string {
  const number = numeric(rank);
  if (number === undefined) return '';
  if (hasPlainPlaces(listLength)) return String(number);
  if (number >= 10_000) return '–';
  if (number >= 2 * RANK_CLASS) return String(number - 2 * RANK_CLASS);
  return String(number >= RANK_CLASS ? number - RANK_CLASS : number);
}
