import { findCategory, isU16OrYounger } from '../category/site-categories.ts';
import { findHurdleHeight } from './equipment/hurdle-height.ts';
import {
  DISCUS,
  type EventRef,
  HAMMER,
  HIGH_JUMP,
  isOutsideStadium,
  isTrackEvent,
  JAVELIN,
  LONG_JUMP,
  POLE_VAULT,
  SHOT,
  TRIPLE_JUMP,
} from './event-ref.ts';
import { isRelayEvent } from './relays.ts';
import { parseVariant } from './variant.ts';

interface YouthEvents {
  readonly flat: readonly number[];
  readonly hurdles: readonly number[];
  readonly walk: readonly number[];
}

const FROM_U14 = [HIGH_JUMP, POLE_VAULT, LONG_JUMP, TRIPLE_JUMP, SHOT, DISCUS, HAMMER, JAVELIN];

/** Events of the U14 and U16: the rows of the FFA's tables of points (cotation, edition 2025-26), by the French code of the category. */
const YOUTH_EVENTS: Readonly<Record<string, YouthEvents>> = {
  BE: { flat: [50, 1000, 460, ...FROM_U14], hurdles: [50], walk: [2000] },
  MI: { flat: [50, 80, 120, 1000, 2000, 460, ...FROM_U14], hurdles: [50, 80, 100, 200], walk: [3000] },
};

/** Events of those below U14: the parts of their combined events, as no table has them alone, and the short relay. */
const YOUNGEST_EVENTS: YouthEvents = {
  flat: [50, 1000, 460, HIGH_JUMP, LONG_JUMP, SHOT],
  hurdles: [50],
  walk: [],
};

/**
 * Whether a programme proposes an event for a category: for U16 and younger by the FFA's tables, for others all events but hurdles and
 * steeplechases that have no height for them. Organisers may hold any event all the same.
 * @example isEventForAge({ g0: 3000, g1: 'S' }, 43) // false
 */
export function isEventForAge(event: EventRef, category: number): boolean {
  const { code = '', sex } = findCategory(category) ?? {};
  const { kind } = parseVariant(event.g1) ?? {};
  if (isU16OrYounger(category)) {
    const events = YOUTH_EVENTS[code] ?? YOUNGEST_EVENTS;
    if (kind === undefined) return events.flat.includes(event.g0);
    return (kind === 'hurdles' || kind === 'walk') && events[kind].includes(event.g0);
  }
  const isOneAge = code !== 'TC' && (sex === 1 || sex === 2);
  const hasBarriers = kind === 'hurdles' || kind === 'steeple';
  return !(isOneAge && hasBarriers) || findHurdleHeight(event, category) !== undefined;
}

/** Field events that the programmes of the young name; balls, medicine balls and events of other numbers are none of them. */
const KNOWN_FIELD_EVENTS: ReadonlySet<number> = new Set(FROM_U14);

/**
 * Whether the FFA's programmes do not have an event for young athletes of a category (U16 or younger), by its distance, barriers or
 * discipline. False for whoever is older, for other federations, relays, combined events, balls and races outside the stadium.
 * @example isUnusualForAge({ g0: 1500, g1: '0' }, 44) // true
 */
export function isUnusualForAge(event: EventRef, category: number): boolean {
  if (!isU16OrYounger(category) || findCategory(category)?.federations.includes('FFA') !== true) return false;
  const isRace = isTrackEvent(event.g0) && !isRelayEvent(event) && !isOutsideStadium(event);
  if (parseVariant(event.g1)?.kind === 'wheelchair' || !(isRace || KNOWN_FIELD_EVENTS.has(event.g0))) return false;
  return !isEventForAge(event, category);
}
