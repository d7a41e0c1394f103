import type { EventRef } from '../discipline/event-ref.ts';
import { hasReading, LEGAL_WIND, roundWind } from '../performance/wind.ts';
import { needsWind } from '../trial/list-type.ts';

/** One event of a combined event with the reading that belongs to its mark, m/s; of the long jump that of the best jump. */
export interface WindPart {
  readonly event: EventRef;
  readonly wind?: number | undefined;
}

/** The wind of a whole combined event. */
export interface CombinedWind {
  /** How many of the events have a wind at all. */
  readonly measured: number;
  /** m/s, to the next higher hundredth; absent without a reading of each of them. */
  readonly mean?: number;
  /** Whether the wind lets the total be claimed as a record. Points count whatever it is. */
  readonly legal: boolean;
}

/**
 * The mean wind of a combined event: over 100 m, long jump and 110 m hurdles, women 100 m hurdles, 200 m and long jump, it
 * must not exceed +2.0 m/s for a record; one event may (since 2010). A missing reading makes no claim; indoors nothing is
 * measured and nothing stands in its way.
 * @example checkCombinedWind([2.4, 3.1, 0.4].map((wind) => ({ event: { g0: 100, g1: '0' }, wind })))
 * // { measured: 3, mean: 1.97, legal: true }
 */
export function checkCombinedWind(parts: readonly WindPart[]): CombinedWind {
  const winds = parts.filter(({ event }) => needsWind(event)).map(({ wind }) => wind);
  const measured = winds.length;
  if (measured === 0) return { measured, legal: true };
  const readings = winds.filter(hasReading);
  if (readings.length < measured) return { measured, legal: false };
  const tenths = readings.reduce((sum, wind) => sum + roundWind(wind), 0);
  const mean = Math.ceil((tenths * 10) / measured) / 100 + 0;
  return { measured, mean, legal: tenths <= LEGAL_WIND * 10 * measured };
}
