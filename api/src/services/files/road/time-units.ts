import { createMark, type EventRef, findDistance, findTimeUnit, formatMark, type TimeUnit } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { parseRaceTime, parseUnitTime, SHIFTED_TIME, type WrittenUnit } from './race-time.ts';
import type { RoadColumn, RoadHead } from './road-columns.ts';

/** A number without a sign of minutes; between quotes of comma-separated text a decimal comma is a blank (P5.8). */
const NUMBER = /^\d{1,7}(?:[.,]\d{1,16}|(?<=\d) \d{1,3})?$/;
/** So great a part of a column are numbers where it has times as numbers. */
const MOST = 0.9;
/** `45.30` with never more than 59 behind the point is minutes and seconds, or is it. */
const OF_SIXTY = /^\d{1,3}[.,][0-5]\d$/;

/** Nobody runs faster, not even for 100 m; nobody is slower, of a hundred miles and more either. */
const MAX_METRES_PER_S = 12;
const MIN_METRES_PER_S = 0.25;

/** A cross and its kin have a number that is no distance. */
const SHORTEST_M = 50;

/** Metres of a race; 0 where its number says none. */
export const findWay = (event: EventRef): number => {
  const metres = findDistance(event);
  return metres < SHORTEST_M ? 0 : metres;
};

/** How the times of columns are written, by the index of the column; absent where the usual reading holds. */
export type TimeUnits = ReadonlyMap<number, WrittenUnit>;

const UNITS = ['s', 'min', 'h'] as const;

/** Whether nobody runs so far in so short a time: it is a speed, or the time of a part of the way. */
export const isTooFast = (metres: number, ms: number): boolean => metres * 1000 > ms * MAX_METRES_PER_S;

/** Whether a time is one that somebody takes for a way; any is for a way of unknown length. */
export const isTimeOfWay = (ms: number, metres: number): boolean =>
  metres <= 0 || (!isTooFast(metres, ms) && metres * 1000 >= ms * MIN_METRES_PER_S);

interface Numbers {
  readonly column: RoadColumn;
  readonly metres: number;
  readonly cells: readonly { readonly line: number; readonly cell: string }[];
}

/** The middle one of the numbers of a column: a few that are mistaken do not matter. */
function findMiddle({ cells }: Numbers): number {
  const sorted = cells.map(({ cell }) => Number(cell.replace(/[, ]/, '.'))).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The unit of numbers: what the head says, else the one in which they are times of the way; `unclear` where the two differ. */
function findUnitOf(numbers: Numbers): TimeUnit | 'unclear' | undefined {
  const { column, metres, cells } = numbers;
  const named = findTimeUnit(column.name);
  if (metres <= 0) return named;
  const middle = findMiddle(numbers);
  const fitting = UNITS.find((unit) => isTimeOfWay(parseUnitTime(String(middle), unit) ?? 0, metres));
  if (named !== undefined) return fitting === undefined || fitting === named ? named : 'unclear';
  if (fitting === 's' || fitting === undefined) return fitting;
  return cells.every(({ cell }) => OF_SIXTY.test(cell)) ? 'unclear' : fitting;
}

/** Whether a column has `40:09:00` for 40 min 09 s: as hours nearly all its times are too long for the distance, as minutes they are not. */
function isShifted(cells: readonly string[], event: EventRef, metres: number): boolean {
  const shifted = cells.filter((cell) => SHIFTED_TIME.test(cell));
  if (metres <= 0 || shifted.length === 0 || shifted.length < cells.length * MOST) return false;
  const fits = (cell: string, unit?: WrittenUnit) => isTimeOfWay(parseRaceTime(cell, event, unit) ?? 0, metres);
  return shifted.every((cell) => !fits(cell) && fits(cell, 'shifted'));
}

const SAYS = { s: 'timesInSeconds', min: 'timesInMinutes', h: 'timesInHours' } as const;

/**
 * In what the numbers of each column of times are: seconds, minutes or hours, by its head or by what is possible over the distance. How
 * they are read is told wherever they might be meant otherwise; what may be either is refused.
 */
export function readTimeUnits(
  records: readonly TableRecord[],
  { line, at, passages }: RoadHead,
  event: EventRef,
  errors: FileErrors,
): TimeUnits {
  const units = new Map<number, WrittenUnit>();
  const length = findWay(event);
  const times = [at.gun, at.net].flatMap((column) => (column === undefined ? [] : [{ column, metres: length }]));
  for (const { column, metres } of [...times, ...passages.map((column) => ({ column, metres: column.d }))]) {
    const timed = records.flatMap(({ cells, line: row }) => {
      const cell = (cells[column.index] ?? '').trim();
      return /[1-9]/.test(cell) ? [{ line: row, cell }] : [];
    });
    const numbers = timed.filter(({ cell }) => NUMBER.test(cell));
    const [first] = numbers;
    const [firstTime] = timed;
    if (
      firstTime !== undefined &&
      isShifted(
        timed.map(({ cell }) => cell),
        event,
        metres,
      )
    ) {
      units.set(column.index, 'shifted');
      const time = formatMark(createMark(parseRaceTime(firstTime.cell, event, 'shifted') ?? 0, 'ms'), event);
      errors.warn(
        { line: firstTime.line, column: column.index + 1, name: column.name },
        saying('timesShifted', { cell: firstTime.cell, time }),
      );
      continue;
    }
    if (first === undefined || numbers.length < timed.length * MOST) continue;
    const unit = findUnitOf({ column, metres, cells: numbers });
    const place: FileLocation = { line: first.line, column: column.index + 1, name: column.name };
    if (unit === 'unclear') {
      errors.refuse({ ...place, line }, saying('timeUnitUnclear', { cell: first.cell }));
      continue;
    }
    if (unit !== undefined) units.set(column.index, unit);
    if (unit === 's' || (unit === undefined && metres > 0)) continue;
    const ms = unit === undefined ? parseRaceTime(first.cell, event) : parseUnitTime(first.cell, unit);
    if (ms === undefined || ms === 0) continue;
    const time = formatMark(createMark(ms, 'ms'), event);
    errors.warn(place, saying(SAYS[unit ?? 's'], { cell: first.cell, time }));
  }
  return units;
}
