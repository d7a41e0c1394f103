import type { MarkOptions } from './mark-style.ts';

/** Fastest following wind with which a mark counts for records, m/s (CR 31.14). */
export const LEGAL_WIND = 2;

/**
 * Whether a gauge gave a number; what came as null, or as no number at all, is no reading (Q17).
 * @example hasReading(null) // false
 */
export function hasReading(w: number | null | undefined): w is number {
  return Number.isFinite(w);
}

/**
 * A reading finer than a tenth goes to the next higher tenth towards plus (Q17; in TR 17.13 not confirmed): whole
 * tenths of m/s, never minus zero. Readings to the thousandth are exact.
 * @example roundWind(2.01) // 21
 */
export function roundWind(w: number): number {
  const hundredths = Math.round(w * 1000) / 100;
  return Math.ceil(hundredths) + 0;
}

/**
 * A wind reading, m/s, with its sign; no sign before zero. The decimal sign is the reader's own (Q28).
 * @example formatWind(0.2) // '+0.2'
 */
export function formatWind(w: number, options?: Pick<MarkOptions, 'decimal'>): string {
  const tenths = roundWind(w);
  const absoluteTenths = Math.abs(tenths);
  const sign = tenths === 0 ? '' : tenths > 0 ? '+' : '-';
  return `${sign}${Math.floor(absoluteTenths / 10)}${options?.decimal ?? '.'}${absoluteTenths % 10}`;
}

const WIND = /^([+\-−–]?)(\d{1,2})(?:[.,](\d{1,3}))?$/;

/**
 * A reading as gauges and result lists write it, in m/s to the thousandth; `undefined` for anything else, `NWI` (no wind
 * information) too.
 * @example parseWind('+0.2') // 0.2
 */
export function parseWind(text: string): number | undefined {
  const [, sign, metres = '', decimals = ''] = WIND.exec(text.trim()) ?? [];
  if (sign === undefined) return undefined;
  const w = Number(`${metres}.${decimals}`);
  return sign === '' || sign === '+' ? w : 0 - w;
}

/**
 * Up to and including +2.0 m/s; without a reading nothing is known, and it does not count (CR 31.14, Q17).
 * @example isWindLegal(2) // true
 */
export function isWindLegal(w: number | undefined): boolean {
  return hasReading(w) && roundWind(w) <= LEGAL_WIND * 10;
}

/**
 * Above +2.0 m/s: the mark is shown as wind assisted, `w`, and still ranks; without a reading nobody knows (CR 31.14).
 * @example isWindAssisted(2.1) // true
 */
export function isWindAssisted(w: number | undefined): boolean {
  return hasReading(w) && !isWindLegal(w);
}
