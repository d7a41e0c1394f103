import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';

/**
 * Corrections of hand times for scoring, ms, for distances up to `to`, m: 0.24 s to 200 m and in sprint hurdles, 0.14 s to 400 m, none
 * above (TR 39.9 of the rules from 2019 on, number not confirmed). That 0.14 s also applies between 200 and 400 m and to hurdles
 * there is not confirmed.
 */
export const HAND_TIMING_CORRECTIONS: readonly { readonly to: number; readonly ms: number }[] = [
  { to: 200, ms: 240 },
  { to: 400, ms: 140 },
];

/**
 * The correction to add to a hand time before scoring, ms (TR 39.9, number not confirmed); 0 for other times. The shown time does
 * not change.
 * @example findHandTimingCorrection({ g0: 110, g1: 'HP106', hand: true }) // 240
 */
export function findHandTimingCorrection(event: EventRef): number {
  if (event.hand !== true || isOutsideStadium(event) || event.g1.startsWith('W')) return 0;
  return HAND_TIMING_CORRECTIONS.find(({ to }) => event.g0 <= to)?.ms ?? 0;
}
