import { MINUS } from '../text/minus.ts';
import type { MarkOptions } from './mark-style.ts';

/** The strongest following wind with which a mark counts for records, m/s (CR 31.14). */
export const LEGAL_WIND = 2;

/**
 * Whether a value is a wind reading, and not null, undefined or NaN (Q17).
 * @example hasReading(null) // false
 */
export function hasReading(w: number | null | undefined): w is number {
  return Number.isFinite(w);
}

/**
 * A reading in m/s as a number of tenths, rounded up, also a negative one (Q17; in TR 17.13 not confirmed), never minus zero. Exact for
 * readings of up to three decimals.
 * @example roundWindToTenths(2.01) // 21
 */
export function roundWindToTenths(w: number): number {
  const exactTenths = Math.round(w * 1000) / 100;
  return Math.ceil(exactTenths) + 0;
}

/**
 * A wind reading, m/s, with its sign, a true minus; no sign before zero. The decimal sign is a setting of the reader (Q28).
 * @example formatWind(0.2) // '+0.2'
 */
export function formatWind(w: number, options?: Pick<MarkOptions, 'decimal'>): string {
  const tenths = roundWindToTenths(w);
  const absoluteTenths = Math.abs(tenths);
  const sign = tenths === 0 ? '' : tenths > 0 ? '+' : MINUS;
  return `${sign}${Math.floor(absoluteTenths / 10)}${options?.decimal ?? '.'}${absoluteTenths % 10}`;
}

/**
 * A wind reading as it is typed on a keyboard and read by other programs: with a hyphen.
 * @example formatTypedWind(-0.2) // '-0.2'
 */
export function formatTypedWind(w: number): string {
  return formatWind(w).replace(MINUS, '-');
}

const WIND = /^([+\-−–]?)(\d{1,2})(?:[.,](\d{1,3}))?$/;

/**
 * Reads a wind reading of gauges and result lists, in m/s with up to three decimals; undefined for anything else, as `NWI` (no wind
 * information).
 * @example parseWind('+0.2') // 0.2
 */
export function parseWind(text: string): number | undefined {
  const [, sign, metres = '', decimals = ''] = WIND.exec(text.trim()) ?? [];
  if (sign === undefined) return undefined;
  const w = Number(`${metres}.${decimals}`);
  return sign === '' || sign === '+' ? w : 0 - w;
}

/**
 * Reads a wind as it is typed, m/s: of digits alone the last one is the tenth, as on the keys of a gauge; with a point or a comma it is
 * read as it stands. Undefined for anything else.
 * @example parseTypedWind('-12') // -1.2
 */
export function parseTypedWind(text: string): number | undefined {
  const typed = text.trim();
  const [, sign = '', digits] = /^([+\-−–]?)(\d{1,3})$/.exec(typed) ?? [];
  if (digits === undefined) return parseWind(typed);
  const tenths = digits.padStart(2, '0');
  return parseWind(`${sign}${tenths.slice(0, -1)}.${tenths.slice(-1)}`);
}

/**
 * Whether a wind is at most +2.0 m/s; false without a reading (CR 31.14, Q17).
 * @example isWindLegal(2) // true
 */
export function isWindLegal(w: number | undefined): boolean {
  return hasReading(w) && roundWindToTenths(w) <= LEGAL_WIND * 10;
}

/**
 * Whether a wind is above +2.0 m/s, so that the mark is shown with `w` but still ranks; false without a reading (CR 31.14).
 * @example isWindAssisted(2.1) // true
 */
export function isWindAssisted(w: number | undefined): boolean {
  return hasReading(w) && !isWindLegal(w);
}
