import {
  CROSS,
  type EventRef,
  isCombined,
  isFieldEvent,
  isHorizontalJump,
  isIndoor,
  isOutsideStadium,
  isVerticalJump,
} from './event-ref.ts';
import { isRelayEvent } from './relays.ts';

/** Event type classes (P3.10), where 20 to 22 are "misc and road": 20 for what fits nowhere else, 21 road, 22 trail. */
export const TYPE_CLASSES = [
  { id: 1, name: 'short' },
  { id: 2, name: 'long track' },
  { id: 3, name: 'hurdles' },
  { id: 4, name: 'walk' },
  { id: 5, name: 'steeple' },
  { id: 6, name: 'jumps' },
  { id: 7, name: 'throws' },
  { id: 8, name: 'combined' },
  { id: 9, name: 'indoor' },
  { id: 10, name: 'cross' },
  { id: 11, name: 'relays' },
  { id: 20, name: 'misc' },
  { id: 21, name: 'road' },
  { id: 22, name: 'trail' },
] as const;

/** Id of one of `TYPE_CLASSES`. */
export type TypeClassId = (typeof TYPE_CLASSES)[number]['id'];

const MAX_SHORT_METRES = 400;
const MAX_EVENT_NUMBER = 999_999;

function findRaceClass(event: EventRef): TypeClassId {
  if (event.g1.startsWith('W')) return 4;
  if (event.g1.startsWith('H')) return 3;
  if (event.g1.startsWith('S')) return 5;
  if (event.g0 === CROSS) return 10;
  if (event.g1.endsWith('T')) return 22;
  if (isRelayEvent(event)) return 11;
  if (isOutsideStadium(event)) return 21;
  return event.g0 <= MAX_SHORT_METRES ? 1 : 2;
}

/**
 * The one class of an event: everything under a roof is `indoor`, a bad event number `misc`.
 * @example findTypeClass({ g0: 110, g1: 'HP106' }) // 3
 */
export function findTypeClass(event: EventRef): TypeClassId {
  const { g0 } = event;
  if (!Number.isInteger(g0) || g0 < 1 || g0 > MAX_EVENT_NUMBER) return 20;
  if (isIndoor(event)) return 9;
  if (isVerticalJump(g0) || isHorizontalJump(g0)) return 6;
  if (isFieldEvent(g0)) return 7;
  return isCombined(g0) ? 8 : findRaceClass(event);
}

/** Name of a class; undefined for an unknown id. @example formatTypeClass(5) // 'steeple' */
export function formatTypeClass(id: number): (typeof TYPE_CLASSES)[number]['name'] | undefined {
  return TYPE_CLASSES.find((row) => row.id === id)?.name;
}
