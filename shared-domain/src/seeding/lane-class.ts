import { type EventRef, isOutsideStadium, isTrackEvent } from '../discipline/event-ref.ts';
import { findRaceDistance, isRelayEvent } from '../discipline/relays.ts';
import type { LaneClass } from './lane-preset.ts';

/** Longest races of each class, metres: on the straight, on one bend, in lanes (800 m; relays to 4×400 m). */
const STRAIGHT_END = 110;
const BEND_END = 300;
const LAP_END = 800;
const RELAY_END = 1600;

/**
 * Which lane groups a race draws its later rounds by (TR 20.4.1–20.4.5); undefined where lots are drawn: over 800 m, relays
 * over 4×400 m, outside a stadium, and whatever is no race. Top-level events with a single round draw lots too (TR
 * 20.4.6): that the event does not tell.
 * @example findLaneClass({ g0: 200, g1: '0' }) // 'bend'
 */
export function findLaneClass(event: EventRef): LaneClass | undefined {
  const { g0 } = event;
  if (!isTrackEvent(g0) || isOutsideStadium(event)) return undefined;
  if (isRelayEvent(event)) return findRaceDistance(g0) <= RELAY_END ? 'lap' : undefined;
  if (g0 <= STRAIGHT_END) return 'straight';
  if (g0 <= BEND_END) return 'bend';
  return g0 <= LAP_END ? 'lap' : undefined;
}
