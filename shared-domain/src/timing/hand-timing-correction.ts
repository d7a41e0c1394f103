import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';

/**
 * What a hand time scores more than it shows, ms, by distance to and including `to`, m: 0.24 s to 200 m and in the sprint
 * hurdles, 0.14 s at 400 m, nothing above (TR 39.9 of the rules from 2019 on, the number not confirmed). That 0.14 s holds
 * between 200 and 400 m too, and over the hurdles there, is not confirmed.
 */
export const HAND_TIMING_CORRECTIONS: readonly { readonly to: number; readonly ms: number }[] = [
  { to: 200, ms: 240 },
  { to: 400, ms: 140 },
];

/**
 * What is added to a hand time before it is scored, ms (TR 39.9, the number not confirmed); 0 for any other time. The
 * shown time stays as it is.
 * @example findHandTimingCorrection({ g0: 110, g1: 'HP106', hand: true }) // 240
 */
export function findHandTimingCorrection(event: EventRef): number {
  if (event.hand !== true || isOutsideStadium(event) || event.g1.startsWith('W')) return 0;
  return HAND_TIMING_CORRECTIONS.find(({ to }) => event.g0 <= to)?.ms ?? 0;
}
