/** The first year that a date of a competition or a birth can have. */
export const MIN_YEAR = 1900;
/** The last year that such a date can have: days are counted from it, which fails at the limits of `Date`. */
export const MAX_YEAR = 2200;

/**
 * Whether a date has a year in which a competition or a birth can be; false for a text that does not begin with a year.
 * @example hasPlausibleYear('202611-06-13') // false
 */
export function hasPlausibleYear(date: string): boolean {
  const year = Number(/^(\d+)-/.exec(date)?.[1]);
  return year >= MIN_YEAR && year <= MAX_YEAR;
}
