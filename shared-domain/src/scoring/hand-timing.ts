import { type EventRef, isTrackEvent } from '../discipline/event-ref.ts';

const SPRINT = { upTo: 200, ms: 240 } as const;
const LONG_SPRINT = { upTo: 400, ms: 140 } as const;

/**
 * What is added to a hand time before it scores, ms: 240 up to 200 m, hurdles included, 140 up to 400 m, nothing above
 * (TR 39.9). 0 for a time that was not taken by hand. The shown time stays as it is.
 * @example handTimingPenalty({ g0: 100, g1: '0', hand: true }) // 240
 */
export function handTimingPenalty({ g0, hand }: EventRef): number {
  if (hand !== true || !isTrackEvent(g0)) return 0;
  if (g0 <= SPRINT.upTo) return SPRINT.ms;
  return g0 <= LONG_SPRINT.upTo ? LONG_SPRINT.ms : 0;
}
