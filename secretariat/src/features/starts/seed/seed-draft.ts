import {
  FIELD_FINAL_SIZE,
  findLaneClass,
  findListType,
  findMinRest,
  isFieldEvent,
  isRoundLetter,
  LANE_PRESETS,
  type LaneClass,
  type RoundLetter,
} from 'shared-domain';
import type { SeedBody } from 'shared-domain/contract';
import { readLaneCount, readVenue, USUAL_LANES } from '../../../components/trial/venue-store.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import { formatLaneGroups, parseLaneGroups } from './lane-groups.ts';
import { findRoundToDraw, findSourceRound } from './next-draw.ts';

/** The settings of a draw while they are edited. */
export interface SeedDraft {
  readonly round: SeedBody['round'];
  /** The round whose qualifiers are drawn; empty to draw the entries. */
  readonly from: NonNullable<SeedBody['from']> | '';
  /** Number of heats; 0 to derive it from the lanes. */
  readonly heats: number;
  /** Number of lanes; 0 without lanes. */
  readonly lanes: number;
  readonly method: NonNullable<SeedBody['method']>;
  readonly laneDraw: NonNullable<SeedBody['laneDraw']>;
  readonly laneClass: LaneClass | '';
  /** Lane groups of the venue as typed; empty for those of the rule. */
  readonly laneGroups: string;
  readonly heatOrder: NonNullable<SeedBody['heatOrder']>;
  readonly reserves: boolean;
  /** Start of new heats, `14:30` on the day of `day`; empty for the event's first start. */
  readonly time: string;
  /** The event's first start, ISO with its offset. */
  readonly day: string;
}

/** Qualifiers of this many heats fit into one final. */
const MAX_HEATS_FOR_FINAL = 2;
const DAY_MINUTES = 1440;
const USUAL_NEXT_ROUND: Partial<Readonly<Record<RoundLetter, SeedBody['round']>>> = {
  p: 'h',
  h: 's',
  e: 'r',
  r: 's',
  q: 'f',
  s: 'f',
};

/** The round after another: the next one of the event, else the usual one for the number of qualifiers or heats. */
export function findNextRound(round: RoundLetter, group: ProgrammeGroup, qualifiers = 0): SeedBody['round'] {
  const order: readonly string[] = ['p', 'h', 'q', 'e', 'r', 's', 'f'];
  const laterRounds = group.trials
    .map((trial) => trial.round)
    .filter((one) => order.indexOf(one) > order.indexOf(round));
  const [next] = laterRounds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  if (next !== undefined) return next as SeedBody['round'];
  const heats = group.trials.filter((trial) => trial.round === round).length;
  const isForOneFinal = qualifiers > 0 ? qualifiers <= USUAL_LANES : heats <= MAX_HEATS_FOR_FINAL;
  return isForOneFinal ? 'f' : (USUAL_NEXT_ROUND[round] ?? 'f');
}

/** Earliest start of the next round, `14:30`, after the last heat and the rest of its runners; empty when it is another day. */
function findNextStart(round: RoundLetter, { trials }: ProgrammeGroup): string {
  const last = trials
    .filter((trial) => trial.round === round)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
  const [, hours, minutes] = /T(\d{2}):(\d{2})/.exec(last?.date ?? '') ?? [];
  if (last === undefined || hours === undefined || minutes === undefined) return '';
  const restMinutes = findMinRest(last.g0);
  if (restMinutes === 'day') return '';
  // Rounded up to five minutes.
  const minuteOfDay = Math.ceil((Number(hours) * 60 + Number(minutes) + restMinutes) / 5) * 5;
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return minuteOfDay >= DAY_MINUTES ? '' : `${padTwo(Math.floor(minuteOfDay / 60))}:${padTwo(minuteOfDay % 60)}`;
}

/** Lane groups by the rule, as text, for a class of race and a number of lanes. */
export const formatRuleGroups = (laneClass: LaneClass | '', lanes: number): string =>
  laneClass === '' ? '' : formatLaneGroups(LANE_PRESETS[laneClass]?.[lanes]?.groups ?? []);

/** Number of lanes for an event; 0 without lanes. */
function findLanes({ trials: [event] }: ProgrammeGroup, org: string): number {
  if (event === undefined || findLaneClass(event) === undefined) return 0;
  const type = findListType(event);
  return type === 'lanes' || type === 'relay' || type === 'track' ? readLaneCount(org) : 0;
}

const countHeats = (round: RoundLetter, { trials }: ProgrammeGroup): number =>
  trials.filter((trial) => trial.round === round).length;

/** Places in the round after another: one per lane and heat, or `FIELD_FINAL_SIZE` per heat without lanes. */
export function countPlacesAfter(round: RoundLetter, group: ProgrammeGroup, org: string): number {
  const heats = Math.max(1, countHeats(findNextRound(round, group), group));
  return heats * (findLanes(group, org) || FIELD_FINAL_SIZE);
}

/** Whether the round is timed finals: several heats of the only round of a track event. */
const isTimedFinals = (round: RoundLetter, group: ProgrammeGroup): boolean =>
  round === 'f' &&
  countHeats('f', group) > 1 &&
  group.trials.every((trial) => trial.round === 'f' || trial.round === 'c') &&
  group.trials.every(({ g0 }) => !isFieldEvent(g0));

/**
 * The usual settings for a draw: a later round from the qualifiers of the previous one; as many lanes as the venue had last time;
 * without lanes the planned number of heats; timed finals by strength, slower heats first.
 */
export function makeOpeningDraft(
  group: ProgrammeGroup,
  org: string,
  round: RoundLetter | undefined,
  requestedSource: RoundLetter | undefined,
  qualifiers = 0,
): SeedDraft {
  const [event] = group.trials;
  const lanes = findLanes(group, org);
  const laneClass = event === undefined ? undefined : findLaneClass(event);
  const requestedRound = round ?? findRoundToDraw(group);
  const targetRound =
    requestedRound === undefined || requestedRound === 'c' || !isRoundLetter(requestedRound) ? 'f' : requestedRound;
  const from = requestedSource ?? findSourceRound(targetRound, group);
  const drawnRound = requestedSource === undefined ? targetRound : findNextRound(requestedSource, group, qualifiers);
  const isTimed = from === undefined && isTimedFinals(drawnRound, group);
  return {
    round: drawnRound,
    from: from === undefined || from === 'c' || from === 'f' ? '' : from,
    heats: lanes === 0 && countHeats(drawnRound, group) > 1 ? countHeats(drawnRound, group) : 0,
    lanes,
    method: isTimed ? 'pack' : 'serpentine',
    laneDraw: from === undefined ? 'lots' : 'groups',
    laneClass: laneClass ?? '',
    laneGroups: readVenue(org).groups[`${laneClass} ${lanes}`] ?? '',
    heatOrder: isTimed ? 'bestLast' : 'draw',
    reserves: from !== undefined,
    time: from === undefined ? '' : findNextStart(from, group),
    day: event?.date ?? '',
  };
}

/** The same day and offset at another time. @example replaceTime('2026-06-13T11:00:00+02:00', '14:30') // '2026-06-13T14:30:00+02:00' */
const replaceTime = (day: string, time: string): string => day.replace(/T\d{2}:\d{2}(:\d{2}(\.\d+)?)?/, `T${time}:00`);

/** The body of the call; with `preview` nothing is saved. */
export function makeSeedBody(draft: SeedDraft, seed: string, preview: boolean): SeedBody {
  const { round, from, heats, lanes, method, laneDraw, laneClass, laneGroups, heatOrder, reserves, time, day } = draft;
  const groups = lanes === 0 ? undefined : parseLaneGroups(laneGroups, lanes);
  return {
    round,
    preview,
    method,
    heatOrder,
    seed,
    ...(from !== '' && { from, reserves }),
    ...(heats > 0 && { heats }),
    ...(lanes > 0 && { lanes, laneDraw }),
    ...(lanes > 0 && laneClass !== '' && { laneClass }),
    ...(groups !== undefined && { laneGroups: groups }),
    ...(time !== '' && day !== '' && { date: replaceTime(day, time) }),
  };
}
