import type { EventRef } from '../discipline/event-ref.ts';
import { hasReading, LEGAL_WIND, roundWindToTenths } from '../performance/wind.ts';
import { needsWind } from '../trial/list-type.ts';

/** One part of a combined event with the wind of its mark, m/s; in the long jump that of the best jump. */
export interface WindPart {
  readonly event: EventRef;
  readonly wind?: number | undefined;
}

/** The wind of a whole combined event. */
export interface CombinedWind {
  /** How many parts need a wind reading. */
  readonly measured: number;
  /** Mean, m/s, rounded up to a hundredth; absent where a reading is missing. */
  readonly mean?: number;
  /** Whether the wind allows the total as a record; points count in any case. */
  readonly legal: boolean;
}

/**
 * The mean wind of a combined event over its parts that need a reading: for a record it must not exceed +2.0 m/s, a single reading
 * may (since 2010). With a missing reading a record is not possible; indoors no wind is measured and none is needed.
 * @example checkCombinedWind([2.4, 3.1, 0.4].map((wind) => ({ event: { g0: 100, g1: '0' }, wind })))
 * // { measured: 3, mean: 1.97, legal: true }
 */
export function checkCombinedWind(parts: readonly WindPart[]): CombinedWind {
  const winds = parts.filter(({ event }) => needsWind(event)).map(({ wind }) => wind);
  const measured = winds.length;
  if (measured === 0) return { measured, legal: true };
  const readings = winds.filter(hasReading);
  if (readings.length < measured) return { measured, legal: false };
  const tenths = readings.reduce((sum, wind) => sum + roundWindToTenths(wind), 0);
  const mean = Math.ceil((tenths * 10) / measured) / 100 + 0;
  return { measured, mean, legal: tenths <= LEGAL_WIND * 10 * measured };
}
