/** Two-digit years from this one on are in the 1900s (P5.11 and P9.8). */
export const YEAR_CUTOFF = 60;

/**
 * A year written with two digits: 60 to 99 are 1960 to 1999, 00 to 59 are 2000 to 2059 (P5.11 and P9.8, cutoff 60).
 * Undefined for what is no whole number from 0 to 99.
 * @example expandYear(98) // 1998
 */
export function expandYear(year: number, cutoff: number = YEAR_CUTOFF): number | undefined {
  if (!Number.isInteger(year) || year < 0 || year > 99) return undefined;
  return (year < cutoff ? 2000 : 1900) + year;
}

/**
 * Parses a year of four digits, or of two by `expandYear`; undefined for any other text.
 * @example parseYear('07') // 2007
 */
export function parseYear(text: string): number | undefined {
  const digits = text.trim();
  if (/^\d{4}$/.test(digits)) return Number(digits);
  return /^\d{2}$/.test(digits) ? expandYear(Number(digits)) : undefined;
}
