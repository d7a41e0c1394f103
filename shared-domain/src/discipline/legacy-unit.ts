import type { Unit } from './unit.ts';

/** How a value in the older numeric format of P9.4 is written: `plain` counts steps of the unit, `hhmmsscc` packs digits. */
export interface LegacyUnit {
  readonly unit: Unit;
  /** One step of a plain value, in the unit. */
  readonly scale: 1 | 10;
  readonly layout: 'plain' | 'hhmmsscc';
}

interface CodeBand extends LegacyUnit {
  /** The band holds the codes below this one. */
  readonly below: number;
}

/** P9.4, "Older codes". */
const BANDS: readonly CodeBand[] = [
  { below: 401, unit: 'ms', scale: 1, layout: 'plain' },
  { below: 100_000, unit: 'ms', scale: 1, layout: 'hhmmsscc' },
  { below: 800_000, unit: 'mm', scale: 1, layout: 'plain' },
  { below: 900_000, unit: 'pts', scale: 1, layout: 'plain' },
  { below: 1_000_000, unit: 'mm', scale: 10, layout: 'plain' },
  { below: Number.POSITIVE_INFINITY, unit: 'ms', scale: 10, layout: 'plain' },
];

const CENTISECOND = 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Unit, step and layout of a legacy value by its event code; undefined for a code that is not a positive integer.
 * @example findLegacyUnit(900003) // { unit: 'mm', scale: 10, layout: 'plain' }
 */
export function findLegacyUnit(code: number): LegacyUnit | undefined {
  if (!Number.isInteger(code) || code < 1) return undefined;
  const band = BANDS.find(({ below }) => code < below);
  return band && { unit: band.unit, scale: band.scale, layout: band.layout };
}

const isLegacyValue = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * The ms of digits hhmmsscc, read in pairs from the right, the rest being hours. Undefined where minutes or seconds exceed 59, except
 * in the leading pair: 7500 is 75 s, but 17500 is refused.
 */
function unpackDigits(digits: number): number | undefined {
  const readPair = (pairIndex: number) => Math.floor(digits / 100 ** pairIndex) % 100;
  const isPlausible = (pairIndex: number) => readPair(pairIndex) <= 59 || digits < 100 ** (pairIndex + 1);
  if (!isPlausible(1) || !isPlausible(2)) return undefined;
  return Math.floor(digits / 100 ** 3) * HOUR + readPair(2) * MINUTE + readPair(1) * SECOND + readPair(0) * CENTISECOND;
}

/** The digits hhmmsscc of a time, rounded up to the hundredth (TR 19.23). */
function packDigits(ms: number): number {
  const roundedMs = Math.ceil(ms / CENTISECOND) * CENTISECOND;
  const hours = Math.floor(roundedMs / HOUR);
  const minutes = Math.floor((roundedMs % HOUR) / MINUTE);
  const seconds = Math.floor((roundedMs % MINUTE) / SECOND);
  return hours * 100 ** 3 + minutes * 100 ** 2 + seconds * 100 + (roundedMs % SECOND) / CENTISECOND;
}

/**
 * Converts a legacy value to ms, mm or points; undefined for a bad code, a value that is not a non-negative integer, or digits whose
 * minutes or seconds exceed 59, except in the leading pair.
 * @example unpackLegacyValue(1500, 33412) // 214120
 */
export function unpackLegacyValue(code: number, value: number): number | undefined {
  const legacyUnit = findLegacyUnit(code);
  if (legacyUnit === undefined || !isLegacyValue(value)) return undefined;
  return legacyUnit.layout === 'hhmmsscc' ? unpackDigits(value) : value * legacyUnit.scale;
}

/**
 * Converts ms, mm or points to a legacy value. Where its step is coarser, times are rounded up and distances down, as they are shown.
 * Undefined like `unpackLegacyValue`.
 * @example packLegacyValue(1500, 214120) // 33412
 */
export function packLegacyValue(code: number, value: number): number | undefined {
  const legacyUnit = findLegacyUnit(code);
  if (legacyUnit === undefined || !isLegacyValue(value)) return undefined;
  if (legacyUnit.layout === 'hhmmsscc') return packDigits(value);
  return legacyUnit.unit === 'ms' ? Math.ceil(value / legacyUnit.scale) : Math.floor(value / legacyUnit.scale);
}
