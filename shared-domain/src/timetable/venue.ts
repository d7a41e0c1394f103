import { findHorizontalRules } from '../contest/horizontal/rules.ts';
import {
  DISCUS,
  HAMMER,
  HEAVY_HAMMER,
  HIGH_JUMP,
  isCombined,
  isOutsideStadium,
  isTrackEvent,
  JAVELIN,
  LONG_JUMP,
  POLE_VAULT,
  SHOT,
  TRIPLE_JUMP,
} from '../discipline/event-ref.ts';
import { findDistance, isRelayEvent } from '../discipline/relays.ts';
import { findTimedMinutes } from '../discipline/timed-race.ts';

/** Places of a stadium, each of which holds one event at a time. */
const VENUES = ['track', 'high', 'pole', 'pit', 'circle', 'cage', 'javelin'] as const;
/** One of `VENUES`: a place of a stadium. */
export type Venue = (typeof VENUES)[number];

const FIELD_VENUES: Readonly<Record<number, Venue>> = {
  [HIGH_JUMP]: 'high',
  [POLE_VAULT]: 'pole',
  [LONG_JUMP]: 'pit',
  [TRIPLE_JUMP]: 'pit',
  [SHOT]: 'circle',
  [DISCUS]: 'cage',
  [HAMMER]: 'cage',
  [HEAVY_HAMMER]: 'cage',
  [JAVELIN]: 'javelin',
};

interface Event {
  readonly g0: number;
  readonly g1: string;
}

/**
 * Where an event takes place; undefined for a combined event itself and for races outside the stadium.
 * @example findVenue({ g0: 900_003, g1: '0' }) // 'pit'
 */
export function findVenue(event: Event): Venue | undefined {
  const { g0 } = event;
  if (isCombined(g0)) return undefined;
  if (isTrackEvent(g0)) return isOutsideStadium(event) ? undefined : 'track';
  return FIELD_VENUES[g0];
}

/** Minutes to prepare a race; enough for a whole race of up to a lap, except hurdles and relays. */
const SETUP_MINUTES = 4;
const HURDLES_OR_RELAY_MINUTES = 6;
const LAP_METRES = 400;
/** Minutes per kilometre of longer races. */
const MINUTES_PER_KM = 3.5;
/** Minutes per athlete of a high jump or pole vault. */
const VERTICAL_MINUTES = 8;
const MIN_FIELD_MINUTES = 45;
const MAX_FIELD_MINUTES = 180;
/** Athletes assumed in a field event without a start list. */
const USUAL_ATHLETES = 10;

const ATTEMPT_MINUTES = 1;
const WARM_UP_MINUTES = 6;

/** Attempts of all athletes of a long jump, triple jump or throw with its cut; `isShort` without attempts after the cut. */
function countAttempts(athletes: number, isShort: boolean): number {
  const { attemptCount, cuts } = findHorizontalRules({ round: isShort ? 'q' : 'f' });
  const { after, to } = cuts[0] ?? { after: attemptCount, to: 0 };
  return after * athletes + (attemptCount - after) * Math.min(to, athletes);
}

/**
 * Estimates the minutes that a heat or a field event takes, with its preparation; `isShort` for three attempts per athlete.
 * @example estimateMinutes({ g0: 100, g1: '0' }) // 4
 */
export function estimateMinutes(event: Event, athletes = USUAL_ATHLETES, isShort = false): number {
  const timedEventMinutes = findTimedMinutes(event.g0);
  if (timedEventMinutes !== undefined) return SETUP_MINUTES + timedEventMinutes;
  if (isTrackEvent(event.g0)) {
    const metres = findDistance(event);
    if (metres <= LAP_METRES)
      return event.g1.startsWith('H') || isRelayEvent(event) ? HURDLES_OR_RELAY_MINUTES : SETUP_MINUTES;
    return SETUP_MINUTES + Math.ceil((metres / 1000) * MINUTES_PER_KM);
  }
  const venue = findVenue(event);
  const minutes =
    venue === 'high' || venue === 'pole'
      ? athletes * VERTICAL_MINUTES
      : WARM_UP_MINUTES + countAttempts(athletes, isShort) * ATTEMPT_MINUTES;
  return Math.min(MAX_FIELD_MINUTES, Math.max(MIN_FIELD_MINUTES, minutes));
}

const MINUTE_MS = 60_000;

/**
 * The start of a heat that is added to a round, an ISO instant: in a race after the others, one after another; in a field event, whose
 * pools are at the same time, that of the others.
 * @param last the last start of the others, an ISO instant
 * @param count which of the added heats it is, from 1
 * @example findAddedStart('2026-06-13T12:00:00Z', 2, { g0: 100, g1: '0' }) // '2026-06-13T12:08:00.000Z'
 */
export function findAddedStart(last: string, count: number, event: Event): string {
  const apart = findVenue(event) === 'track' ? count * estimateMinutes(event) : 0;
  return new Date(Date.parse(last) + apart * MINUTE_MS).toISOString();
}
