import {
  countCombinedDisciplines,
  DISCUS,
  type EventRef,
  HAMMER,
  HIGH_JUMP,
  isFieldEvent,
  isThrow,
  JAVELIN,
  LONG_JUMP,
  POLE_VAULT,
  SHOT,
  TRIPLE_JUMP,
} from '../discipline/event-ref.ts';
import { findRelay, isRelayEvent } from '../discipline/relays.ts';
import { findTimedMinutes } from '../discipline/timed-race.ts';
import { parseVariant } from '../discipline/variant.ts';

/** 1 men, 2 women; the bounds of men also hold for everybody else. */
type BoundSex = 1 | 2;

/**
 * Metres, and the times in seconds worth 1400 points for men and women, better than any record. Source: the World Athletics Scoring
 * Tables of 2025 (`tables/wa-2025.json`, `highest`); a test compares them.
 */
export const FLAT_TIMES: readonly (readonly [metres: number, men: number, women: number])[] = [
  [50, 5.38, 5.59],
  [60, 6.19, 6.5],
  [100, 9.46, 10.12],
  [200, 18.9, 20.51],
  [400, 41.97, 45.35],
  [800, 97.91, 107.35],
  [1500, 199.44, 216.77],
  [3000, 425.53, 457.43],
  [5000, 730.09, 783.68],
  [10_000, 1515, 1640],
  [21_097, 3295, 3454],
  [42_195, 6954, 7283],
  [100_000, 20_436, 21_177],
];

/** Distances and heights worth 1400 points for men and women, mm; the same source. */
export const FIELD_MARKS: Readonly<Record<number, readonly [men: number, women: number]>> = {
  [HIGH_JUMP]: [2540, 2180],
  [POLE_VAULT]: [6480, 5410],
  [LONG_JUMP]: [9190, 7820],
  [TRIPLE_JUMP]: [19_190, 16_730],
  [SHOT]: [24_660, 23_070],
  [DISCUS]: [78_390, 77_740],
  [HAMMER]: [92_650, 88_890],
  [JAVELIN]: [100_900, 77_290],
};

/** Weights for seniors, g: a lighter implement flies further. */
const SENIOR_GRAMS: Readonly<Record<number, readonly [men: number, women: number]>> = {
  [SHOT]: [7260, 4000],
  [DISCUS]: [2000, 1000],
  [HAMMER]: [7260, 4000],
  [JAVELIN]: [800, 600],
};
/** How much further a lighter implement may fly at most; our own estimate. */
const LIGHTER_IMPLEMENT_GAIN = 1.4;

/** A hurdles race and a race walk take at least this many times as long as the flat race. */
const HURDLES_SLOWDOWN = 1.05;
const WALK_SLOWDOWN = 1.3;
/** The smallest share of the sum of flat races that a relay takes, whose legs mostly begin in motion. */
const RELAY_GAIN = 0.93;
/** One event of a combined event never gives more. */
const MAX_PART_POINTS = 1400;

/** The shortest time of a flat race of any length, ms: at the higher mean speed of the listed distances just below and above. */
function findFlatBound(metres: number, sex: BoundSex): number {
  const nextIndex = FLAT_TIMES.findIndex(([listedMetres]) => listedMetres >= metres);
  const neighbours = nextIndex < 0 ? FLAT_TIMES.slice(-1) : FLAT_TIMES.slice(Math.max(0, nextIndex - 1), nextIndex + 1);
  const exact = neighbours.find(([listedMetres]) => listedMetres === metres);
  const speeds = (exact === undefined ? neighbours : [exact]).map((row) => row[0] / row[sex]);
  return (metres / Math.max(...speeds)) * 1000;
}

/** The longest distance of a timed race, mm: at the mean speed of the longest listed race that takes no more time. */
function findTimedBound(minutes: number, sex: BoundSex): number {
  const seconds = minutes * 60;
  const longestRace = FLAT_TIMES.findLast((row) => row[sex] <= seconds);
  return longestRace === undefined ? Number.POSITIVE_INFINITY : (longestRace[0] / longestRace[sex]) * seconds * 1000;
}

function findRaceBound(event: EventRef, sex: BoundSex): number | undefined {
  const kind = parseVariant(event.g1)?.kind;
  if (event.g0 <= 1 || kind === 'wheelchair') return undefined;
  const minutes = findTimedMinutes(event.g0);
  if (minutes !== undefined) return findTimedBound(minutes, sex) / (kind === 'walk' ? WALK_SLOWDOWN : 1);
  if (isRelayEvent(event)) {
    const relay = findRelay(event.g0);
    return relay && relay.legs * findFlatBound(relay.leg, sex) * RELAY_GAIN;
  }
  const slowdown = kind === 'hurdles' ? HURDLES_SLOWDOWN : kind === 'walk' ? WALK_SLOWDOWN : 1;
  return findFlatBound(event.g0, sex) * slowdown;
}

function findFieldBound({ g0, g1 }: EventRef, sex: BoundSex): number | undefined {
  const bound = FIELD_MARKS[g0]?.[sex - 1];
  const grams = isThrow(g0) ? parseVariant(g1)?.grams : undefined;
  const isLighter = grams !== undefined && grams < (SENIOR_GRAMS[g0]?.[sex - 1] ?? 0);
  return bound && (isLighter ? bound * LIGHTER_IMPLEMENT_GAIN : bound);
}

/**
 * A mark that nobody of that sex reaches, in ms, mm or points: a little better than the world record. Undefined for events without such
 * a bound, as a cross, a wheelchair race or a ball throw. `sex` is 1 for men, 2 for women; any other is treated as men.
 * @example findMarkBound({ g0: 100, g1: '0' }, 1) // 9460
 */
export function findMarkBound(event: EventRef, sex?: number): number | undefined {
  const boundSex: BoundSex = sex === 2 ? 2 : 1;
  const parts = countCombinedDisciplines(event.g0);
  if (parts !== undefined) return parts * MAX_PART_POINTS;
  if (isFieldEvent(event.g0)) return findFieldBound(event, boundSex);
  return event.g0 < 800_000 ? findRaceBound(event, boundSex) : undefined;
}
