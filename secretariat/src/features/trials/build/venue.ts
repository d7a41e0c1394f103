import {
  DISCUS,
  findDistance,
  findHorizontalRules,
  findTimedMinutes,
  HAMMER,
  HEAVY_HAMMER,
  HIGH_JUMP,
  isCombined,
  isOutsideStadium,
  isRelayEvent,
  isTrackEvent,
  JAVELIN,
  LONG_JUMP,
  POLE_VAULT,
  SHOT,
  TRIPLE_JUMP,
} from 'shared-domain';

/** Places of a stadium that hold one event at a time. */
const VENUES = ['track', 'high', 'pole', 'pit', 'circle', 'cage', 'javelin'] as const;
export type Venue = (typeof VENUES)[number];

const FIELD: Readonly<Record<number, Venue>> = {
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

/** Where an event takes place; none for the whole of a combined event, and for what leaves the stadium. */
export function findVenue(event: Event): Venue | undefined {
  const { g0 } = event;
  if (isCombined(g0)) return undefined;
  if (isTrackEvent(g0)) return isOutsideStadium(event) ? undefined : 'track';
  return FIELD[g0];
}

const LEAST_FIELD = 45;
const MAX_FIELD = 180;
/** Athletes of a field event whose list is not known yet. */
const USUAL = 10;

/** Minutes of an attempt, and before the first one. */
const ATTEMPT = 1;
const BEFORE = 6;

/** Attempts of all in a field event of so many, by its cut; `isShort` where nothing comes after the first ones. */
function countAttempts(athletes: number, isShort: boolean): number {
  const { trials, cuts } = findHorizontalRules({ round: isShort ? 'q' : 'f' });
  const { after, to } = cuts[0] ?? { after: trials, to: 0 };
  return after * athletes + (trials - after) * Math.min(to, athletes);
}

/** About how many minutes a heat or a competition takes, with its preparation; `isShort` for three attempts an athlete. */
export function minutesFor(event: Event, athletes = USUAL, isShort = false): number {
  const timed = findTimedMinutes(event.g0);
  if (timed !== undefined) return 4 + timed;
  if (isTrackEvent(event.g0)) {
    const metres = findDistance(event);
    if (metres <= 400) return event.g1.startsWith('H') || isRelayEvent(event) ? 6 : 4;
    return 4 + Math.ceil((metres / 1000) * 3.5);
  }
  const venue = findVenue(event);
  const minutes =
    venue === 'high' || venue === 'pole' ? athletes * 8 : BEFORE + countAttempts(athletes, isShort) * ATTEMPT;
  return Math.min(MAX_FIELD, Math.max(LEAST_FIELD, minutes));
}
