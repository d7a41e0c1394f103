import {
  type EventRef,
  isCombined,
  isHorizontalJump,
  isIndoor,
  isOutsideStadium,
  isThrow,
  isVerticalJump,
} from '../discipline/event-ref.ts';
import { isRelayEvent } from '../discipline/relays.ts';

/** How a result list is laid out (P10.1 to P10.8). */
export const LIST_TYPES = ['lanes', 'track', 'horizontal', 'throw', 'vertical', 'combined', 'relay', 'road'] as const;

/** One of `LIST_TYPES`. */
export type ListType = (typeof LIST_TYPES)[number];

/** How the list of an event is laid out; every event has one. @example findListType({ g0: 400, g1: 'HP91' }) // 'lanes' */
export function findListType(event: EventRef): ListType {
  if (isVerticalJump(event.g0)) return 'vertical';
  if (isHorizontalJump(event.g0)) return 'horizontal';
  if (isThrow(event.g0)) return 'throw';
  if (isCombined(event.g0)) return 'combined';
  if (isRelayEvent(event)) return 'relay';
  if (isOutsideStadium(event)) return 'road';
  const walkOrSteeple = event.g1.startsWith('W') || event.g1.startsWith('S');
  return event.g0 <= 400 && !walkOrSteeple ? 'lanes' : 'track';
}

const RACES: readonly ListType[] = ['lanes', 'track', 'relay', 'road'];

/**
 * Whether marks of two events are written down in the same way, so that results of the one may become results of the other.
 * @example marksAlike({ g0: 100, g1: '0' }, { g0: 200, g1: '0' }) // true
 */
export function marksAlike(one: EventRef, other: EventRef): boolean {
  const [a, b] = [findListType(one), findListType(other)];
  return a === b || (RACES.includes(a) && RACES.includes(b));
}

/**
 * Wind counts outdoors, in races to 200 m, hurdles included, in long and triple jump (Q17). That it does not in
 * relays, nor over 300 m, is not confirmed (item 26 of docs/technical-rules.md); neither is that it counts for wheelchairs.
 * @example needsWind({ g0: 110, g1: 'HP106' }) // true
 */
export function needsWind(event: EventRef): boolean {
  if (isIndoor(event) || isOutsideStadium(event)) return false;
  return isHorizontalJump(event.g0) || (event.g0 <= 200 && !event.g1.startsWith('W'));
}
