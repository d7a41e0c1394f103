import { padTwoDigits } from '../performance/format-time.ts';

/** Over shorter races a pace per kilometre says nothing, m. */
export const MIN_PACE_METRES = 1000;

/**
 * The pace over a distance, ms per kilometre; undefined without a distance or a time.
 * @example computePace(1_800_000, 10_000) // 180_000
 */
export function computePace(ms: number, metres: number): number | undefined {
  return metres > 0 && ms > 0 ? (ms * 1000) / metres : undefined;
}

/**
 * A pace, ms per kilometre, in minutes and whole seconds; '' without one.
 * @example formatPace(180_000) // '3:00'
 */
export function formatPace(pace: number | undefined): string {
  if (pace === undefined) return '';
  const seconds = Math.round(pace / 1000);
  return `${Math.floor(seconds / 60)}:${padTwoDigits(seconds % 60)}`;
}
