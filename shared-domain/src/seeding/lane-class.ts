import { type EventRef, isOutsideStadium, isTrackEvent } from '../discipline/event-ref.ts';
import { findRaceDistance, isRelayEvent } from '../discipline/relays.ts';
import type { LaneClass } from './lane-preset.ts';

/** Longest race of each class: on the straight, on one bend, in lanes (800 m; relays up to 4×400 m). */
const MAX_STRAIGHT_METRES = 110;
const MAX_BEND_METRES = 300;
const MAX_LAP_METRES = 800;
const MAX_RELAY_METRES = 1600;

/**
 * Class of lane groups for the later rounds of a race (TR 20.4.1–20.4.5); undefined where lots decide: above 800 m, relays above
 * 4×400 m, outside a stadium, and for field events. That single-round top events draw lots (TR 20.4.6) is not considered.
 * @example findLaneClass({ g0: 200, g1: '0' }) // 'bend'
 */
export function findLaneClass(event: EventRef): LaneClass | undefined {
  const { g0 } = event;
  if (!isTrackEvent(g0) || isOutsideStadium(event)) return undefined;
  if (isRelayEvent(event)) return findRaceDistance(g0) <= MAX_RELAY_METRES ? 'lap' : undefined;
  if (g0 <= MAX_STRAIGHT_METRES) return 'straight';
  if (g0 <= MAX_BEND_METRES) return 'bend';
  return g0 <= MAX_LAP_METRES ? 'lap' : undefined;
}
