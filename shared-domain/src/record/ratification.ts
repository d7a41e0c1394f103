import {
  type EventRef,
  isHorizontalJump,
  isOutsideStadium,
  isThrow,
  isTrackEvent,
  isVerticalJump,
} from '../discipline/event-ref.ts';
import { isRelayEvent } from '../discipline/relays.ts';
import { formatWind } from '../performance/wind.ts';
import { needsWind } from '../trial/list-type.ts';

/** What a federation asks for before it ratifies a record (2019–20 French text and older forms; not confirmed since). */
export const RATIFICATION_ITEMS = [
  'fullResult',
  'wind',
  'gauge',
  'startSystem',
  'starter',
  'zero',
  'finishPicture',
  'photoOperator',
  'watches',
  'course',
  'walkJudges',
  'implementBefore',
  'implementAfter',
  'measurement',
  'heights',
  'judges',
  'referee',
  'doping',
] as const;

/** One of `RATIFICATION_ITEMS`. */
export type RatificationItemId = (typeof RATIFICATION_ITEMS)[number];

/** An item of the file of a record; without a value it is missing. */
export interface RatificationItem {
  readonly id: RatificationItemId;
  readonly value?: string;
}

/** What an official's device said was checked or measured, by the kind of its code. */
export interface RecordEvidence {
  readonly what: string;
  readonly ok?: boolean | undefined;
  readonly value?: number | string | undefined;
  readonly by?: string | undefined;
  readonly text?: string | undefined;
  readonly signerKind: string;
}

/** What is known about a record's result. */
export interface RatificationFacts {
  readonly evidence: readonly RecordEvidence[];
  /** m/s. */
  readonly wind?: number | undefined;
  /** How many rows the result list has. */
  readonly results: number;
}

/** Races with blocks and a start information system, m. */
const MAX_BLOCKS_METRES = 400;

function listItemIds(event: EventRef): RatificationItemId[] {
  const { g0, g1, hand } = event;
  const isRace = isTrackEvent(g0);
  const isRoad = isOutsideStadium(event);
  const isOnTrack = isRace && !isRoad;
  const isMeasured = isHorizontalJump(g0) || isThrow(g0);
  const wanted: Readonly<Record<RatificationItemId, boolean>> = {
    fullResult: true,
    wind: needsWind(event),
    gauge: needsWind(event),
    startSystem: isOnTrack && (g0 <= MAX_BLOCKS_METRES || isRelayEvent(event)) && !g1.startsWith('W'),
    starter: isRace,
    zero: isOnTrack && hand !== true,
    finishPicture: isOnTrack && hand !== true,
    photoOperator: isOnTrack && hand !== true,
    watches: isOnTrack && hand === true,
    course: isRoad,
    walkJudges: g1.startsWith('W'),
    implementBefore: isThrow(g0),
    implementAfter: isThrow(g0),
    measurement: isMeasured,
    heights: isVerticalJump(g0),
    judges: isMeasured || isVerticalJump(g0),
    referee: true,
    doping: true,
  };
  return RATIFICATION_ITEMS.filter((id) => wanted[id]);
}

/** Items that a signature of a sheet answers, by the kind of the code that signed. */
const SIGNED_ITEMS: Readonly<Partial<Record<RatificationItemId, string>>> = {
  starter: 'starter',
  photoOperator: 'chrono',
  judges: 'judge',
};

const isSignature = ({ what }: RecordEvidence): boolean => what === 'sign';

function findEvidence(id: RatificationItemId, evidence: readonly RecordEvidence[]): string | undefined {
  const signerKind = SIGNED_ITEMS[id];
  const found = evidence.findLast((one) =>
    signerKind === undefined ? one.what === id : isSignature(one) && one.signerKind === signerKind,
  );
  if (found === undefined || found.ok === false) return undefined;
  const { text, value, by, what } = found;
  const words = [text, value === undefined ? undefined : String(value), by].filter(
    (one) => one !== undefined && one !== '',
  );
  return words.length === 0 ? what : words.join(', ');
}

/**
 * The file that a federation asks for, by the event, filled from what officials' devices said; what has no value is missing.
 * @example listRatificationItems({ g0: 900001, g1: '0' }, { evidence: [], results: 8 }).find(({ id }) => id === 'fullResult')
 * // { id: 'fullResult', value: '8' }
 */
export function listRatificationItems(
  event: EventRef,
  { evidence, wind, results }: RatificationFacts,
): RatificationItem[] {
  const known: Readonly<Partial<Record<RatificationItemId, string | undefined>>> = {
    fullResult: results === 0 ? undefined : String(results),
    wind: wind === undefined ? undefined : formatWind(wind),
  };
  return listItemIds(event).map((id) => {
    const value = id in known ? known[id] : findEvidence(id, evidence);
    return value === undefined ? { id } : { id, value };
  });
}

/** Days within which the file of a record is sent (an older international form, not confirmed). */
const RATIFICATION_DAYS = 30;

/** The last day on which the file of a record is sent. @example findRatificationDeadline('2026-06-13T14:00:00Z') // '2026-07-13' */
export function findRatificationDeadline(isoText: string): string {
  const day = new Date(isoText);
  day.setUTCDate(day.getUTCDate() + RATIFICATION_DAYS);
  return day.toISOString().slice(0, 10);
}
