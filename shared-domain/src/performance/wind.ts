/** Fastest following wind with which a mark counts for records, m/s (CR 31.14). */
export const LEGAL_WIND = 2;

/** A reading finer than a tenth goes to the next higher tenth towards plus (TR 17.13). @example windTenths(2.01) // 21 */
export function windTenths(w: number): number {
  const hundredths = Math.round(w * 1000) / 100;
  return Math.ceil(hundredths) + 0;
}

/** A wind reading, m/s. @example formatWind(0.2) // '+0.2', formatWind(-0.05) // '0.0' */
export function formatWind(w: number): string {
  const tenths = windTenths(w);
  if (tenths === 0) return '0.0';
  const size = Math.abs(tenths);
  return `${tenths > 0 ? '+' : '-'}${Math.floor(size / 10)}.${size % 10}`;
}

/** Up to and including +2.0 m/s; without a reading nothing is known, and it does not count (decision 17). */
export function windLegal(w: number | undefined): boolean {
  return w !== undefined && windTenths(w) <= LEGAL_WIND * 10;
}
