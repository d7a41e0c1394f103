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

/** Layouts of result lists (P10.1 to P10.8). */
export const LIST_TYPES = ['lanes', 'track', 'horizontal', 'throw', 'vertical', 'combined', 'relay', 'road'] as const;

/** One of `LIST_TYPES`. */
export type ListType = (typeof LIST_TYPES)[number];

/** The layout of an event's result list. @example findListType({ g0: 400, g1: 'HP91' }) // 'lanes' */
export function findListType(event: EventRef): ListType {
  if (isVerticalJump(event.g0)) return 'vertical';
  if (isHorizontalJump(event.g0)) return 'horizontal';
  if (isThrow(event.g0)) return 'throw';
  if (isCombined(event.g0)) return 'combined';
  if (isRelayEvent(event)) return 'relay';
  if (isOutsideStadium(event)) return 'road';
  const isWalkOrSteeple = event.g1.startsWith('W') || event.g1.startsWith('S');
  return event.g0 <= 400 && !isWalkOrSteeple ? 'lanes' : 'track';
}

const RACES: readonly ListType[] = ['lanes', 'track', 'relay', 'road'];

/**
 * Whether marks of two events are recorded in the same way, so that results can be moved from one to the other.
 * @example hasSameMarkType({ g0: 100, g1: '0' }, { g0: 200, g1: '0' }) // true
 */
export function hasSameMarkType(first: EventRef, second: EventRef): boolean {
  const [a, b] = [findListType(first), findListType(second)];
  return a === b || (RACES.includes(a) && RACES.includes(b));
}

/**
 * Whether marks need a wind reading: outdoors in races up to 200 m, hurdles included, and in long and triple jump (Q17). Not
 * confirmed: that relays and 300 m do not (item 26 of docs/technical-rules.md), and that wheelchair races do.
 * @example needsWind({ g0: 110, g1: 'HP106' }) // true
 */
export function needsWind(event: EventRef): boolean {
  if (isIndoor(event) || isOutsideStadium(event)) return false;
  return isHorizontalJump(event.g0) || (event.g0 <= 200 && !event.g1.startsWith('W'));
}
