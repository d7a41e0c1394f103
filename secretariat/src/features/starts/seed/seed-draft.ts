import {
  findLaneClass,
  findListType,
  isFieldEvent,
  isRoundLetter,
  LANE_PRESETS,
  type LaneClass,
  type RoundLetter,
  restBetweenRounds,
  WANTED_IN_FINAL,
} from 'shared-domain';
import type { SeedBody } from 'shared-domain/contract';
import type { PickGroup } from '../picked-lists.ts';
import { laneGroupsText, parseLaneGroups } from './lane-groups-text.ts';
import { findRoundToDraw, findSource } from './next-draw.ts';
import { readVenue } from './venue-store.ts';

/** A seeding as it is being chosen. */
export interface SeedDraft {
  readonly round: SeedBody['round'];
  /** The round whose qualifiers come; empty for the entries. */
  readonly from: NonNullable<SeedBody['from']> | '';
  /** 0 lets the lanes decide. */
  readonly heats: number;
  /** 0 without lanes. */
  readonly lanes: number;
  readonly method: NonNullable<SeedBody['method']>;
  readonly laneDraw: NonNullable<SeedBody['laneDraw']>;
  readonly laneClass: LaneClass | '';
  /** The venue's own groups as typed; empty for the rule's. */
  readonly laneGroups: string;
  readonly heatOrder: NonNullable<SeedBody['heatOrder']>;
  readonly reserves: boolean;
  /** When heats that are made begin, `14:30` on the day of `day`; empty for the event's first start. */
  readonly time: string;
  /** The event's first start, with the offset of the place. */
  readonly day: string;
}

const USUAL_LANES = 8;
/** Those who go on from so few heats fit in one final. */
const STRAIGHT_TO_FINAL = 2;
const DAY_MINUTES = 1440;
const NEXT: Partial<Readonly<Record<RoundLetter, SeedBody['round']>>> = {
  p: 'h',
  h: 's',
  e: 'r',
  r: 's',
  q: 'f',
  s: 'f',
};

/** The round after another: the next one that the event has, else the usual one for so many who go on. */
export function roundAfter(round: RoundLetter, group: PickGroup, qualifiers = 0): SeedBody['round'] {
  const order: readonly string[] = ['p', 'h', 'q', 'e', 'r', 's', 'f'];
  const there = group.trials.map((trial) => trial.round).filter((one) => order.indexOf(one) > order.indexOf(round));
  const [next] = there.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  if (next !== undefined) return next as SeedBody['round'];
  const heats = group.trials.filter((trial) => trial.round === round).length;
  const fitsInOne = qualifiers > 0 ? qualifiers <= USUAL_LANES : heats <= STRAIGHT_TO_FINAL;
  return fitsInOne ? 'f' : (NEXT[round] ?? 'f');
}

/** When the next round may begin: after the last heat of this one and the rest of its runners; empty where that is another day. */
function timeAfter(round: RoundLetter, { trials }: PickGroup): string {
  const last = trials
    .filter((trial) => trial.round === round)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
  const [, hours, minutes] = /T(\d{2}):(\d{2})/.exec(last?.date ?? '') ?? [];
  if (last === undefined || hours === undefined || minutes === undefined) return '';
  const rest = restBetweenRounds(last.g0);
  if (rest === 'day') return '';
  const at = Math.ceil((Number(hours) * 60 + Number(minutes) + rest) / 5) * 5;
  const two = (value: number) => String(value).padStart(2, '0');
  return at >= DAY_MINUTES ? '' : `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}

/** Groups of the rule for a class of race and a number of lanes. */
export const ruleGroups = (laneClass: LaneClass | '', lanes: number): string =>
  laneClass === '' ? '' : laneGroupsText(LANE_PRESETS[laneClass]?.[lanes]?.groups ?? []);

/** Lanes that an event is run in; 0 without lanes. */
function findLanes({ trials: [event] }: PickGroup, org: string): number {
  if (event === undefined || findLaneClass(event) === undefined) return 0;
  const type = findListType(event);
  return type === 'lanes' || type === 'relay' || type === 'track' ? (readVenue(org).lanes ?? USUAL_LANES) : 0;
}

const countHeats = (round: RoundLetter, { trials }: PickGroup): number =>
  trials.filter((trial) => trial.round === round).length;

/** How many the round after another takes: a lane each, or twelve a race or a final without lanes. */
export function roomAfter(round: RoundLetter, group: PickGroup, org: string): number {
  const heats = Math.max(1, countHeats(roundAfter(round, group), group));
  return heats * (findLanes(group, org) || WANTED_IN_FINAL);
}

/** Several heats of an event's only round are timed finals: the best run together, and last. */
const isTimedFinals = (round: RoundLetter, group: PickGroup): boolean =>
  round === 'f' &&
  countHeats('f', group) > 1 &&
  group.trials.every((trial) => trial.round === 'f' || trial.round === 'c') &&
  group.trials.every(({ g0 }) => !isFieldEvent(g0));

/**
 * What an event is usually seeded with: a later round from the qualifiers of the one before; lanes where it runs in lanes, as many
 * as the venue had last time; without lanes as many heats as are planned; timed finals by strength, the slower ones first.
 */
export function openingDraft(
  group: PickGroup,
  org: string,
  round: RoundLetter | undefined,
  askedFrom: RoundLetter | undefined,
  qualifiers = 0,
): SeedDraft {
  const [event] = group.trials;
  const lanes = findLanes(group, org);
  const laneClass = event === undefined ? undefined : findLaneClass(event);
  const asked = round ?? findRoundToDraw(group);
  const wanted = asked === undefined || asked === 'c' || !isRoundLetter(asked) ? 'f' : asked;
  const from = askedFrom ?? findSource(wanted, group);
  const drawn = askedFrom === undefined ? wanted : roundAfter(askedFrom, group, qualifiers);
  const isTimed = from === undefined && isTimedFinals(drawn, group);
  return {
    round: drawn,
    from: from === undefined || from === 'c' || from === 'f' ? '' : from,
    heats: lanes === 0 && countHeats(drawn, group) > 1 ? countHeats(drawn, group) : 0,
    lanes,
    method: isTimed ? 'pack' : 'serpentine',
    laneDraw: from === undefined ? 'lots' : 'groups',
    laneClass: laneClass ?? '',
    laneGroups: readVenue(org).groups[`${laneClass} ${lanes}`] ?? '',
    heatOrder: isTimed ? 'bestLast' : 'draw',
    reserves: from !== undefined,
    time: from === undefined ? '' : timeAfter(from, group),
    day: event?.date ?? '',
  };
}

/** Lots can be drawn again by anyone who has the seed: it is shown, and logged. */
export const newSeed = (): string => crypto.randomUUID().slice(0, 8);

/** The same day and offset at another time. @example atTime('2026-06-13T11:00:00+02:00', '14:30') // '2026-06-13T14:30:00+02:00' */
const atTime = (day: string, time: string): string => day.replace(/T\d{2}:\d{2}(:\d{2}(\.\d+)?)?/, `T${time}:00`);

/** The call that a draft makes. */
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
    ...(time !== '' && day !== '' && { date: atTime(day, time) }),
  };
}
