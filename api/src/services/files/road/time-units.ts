import { createMark, type EventRef, findDistance, findTimeUnit, formatMark } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import {
  CLOCK_TIME,
  DAY_MS,
  findDatedTimes,
  type NumberUnit,
  parseRaceTime,
  parseUnitTime,
  SHIFTED_TIME,
  type TimeNotation,
} from './race-time.ts';
import type { RoadColumn, RoadHead } from './road-columns.ts';

/** A time as a plain number; comma-separated text has a blank for a decimal comma (P5.8). */
const NUMBER = /^\d{1,7}(?:[.,]\d{1,16}|(?<=\d) \d{1,3})?$/;
/** Share of numbers above which a column holds times as plain numbers. */
const MIN_NUMERIC_SHARE = 0.9;
/** `45.30`: with at most 59 after the point it may be minutes and seconds, or decimal minutes. */
const MINUTES_AND_SECONDS = /^\d{1,3}[.,][0-5]\d$/;

/** Speeds outside these limits are implausible, from 100 m to more than a hundred miles. */
const MAX_METRES_PER_S = 12;
const MIN_METRES_PER_S = 0.25;

/** Smaller numbers of an event are no distance: those of cross-country races. */
const MIN_DISTANCE_M = 50;

/** Metres of a race; 0 where its event has no distance. */
export const findRaceDistance = (event: EventRef): number => {
  const metres = findDistance(event);
  return metres < MIN_DISTANCE_M ? 0 : metres;
};

/** How the times of columns are written, by the index of the column; absent where the usual reading holds. */
export type TimeUnits = ReadonlyMap<number, TimeNotation>;

const UNITS = ['s', 'min', 'h'] as const;
/** `0.0256944444`: a spreadsheet's part of a day, of which other units have no such decimals. */
const DAY_SHARE = /^[01][.,]\d{7,}$/;

/** Whether a time is too short for a distance: it may be a speed, or the time of a section. */
export const isTooFast = (metres: number, ms: number): boolean => metres * 1000 > ms * MAX_METRES_PER_S;

/** Whether a time is plausible for a distance; any time is for an unknown distance, 0. */
export const isPlausibleTime = (ms: number, metres: number): boolean =>
  metres <= 0 || (!isTooFast(metres, ms) && metres * 1000 >= ms * MIN_METRES_PER_S);

interface NumericColumn {
  readonly column: RoadColumn;
  readonly metres: number;
  readonly cells: readonly { readonly line: number; readonly cell: string }[];
}

/** The median, which a few wrong numbers do not change. */
function findMedian({ cells }: NumericColumn): number {
  const sorted = cells.map(({ cell }) => Number(cell.replace(/[, ]/, '.'))).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The unit stated in the heading, else the one that gives plausible times; `unclear` where the two contradict each other. */
function findColumnUnit(numbers: NumericColumn): NumberUnit | 'unclear' | undefined {
  const { column, metres, cells } = numbers;
  const statedUnit = findTimeUnit(column.name);
  if (metres <= 0) return statedUnit;
  const median = findMedian(numbers);
  const units = cells.some(({ cell }) => DAY_SHARE.test(cell)) ? ([...UNITS, 'd'] as const) : UNITS;
  const plausibleUnit = units.find((unit) => isPlausibleTime(parseUnitTime(String(median), unit) ?? 0, metres));
  if (statedUnit !== undefined)
    return plausibleUnit === undefined || plausibleUnit === statedUnit ? statedUnit : 'unclear';
  if (plausibleUnit === 's' || plausibleUnit === undefined) return plausibleUnit;
  return cells.every(({ cell }) => MINUTES_AND_SECONDS.test(cell)) ? 'unclear' : plausibleUnit;
}

/** So few shifted times may be faults of another kind. */
const MIN_SHIFTED = 2;

/**
 * Finds the times `40:09:00` for 40 min 09 s: as hours they are too long for the distance, as minutes they are not. A spreadsheet
 * leaves the times of more than an hour, `01:01:34`, as they are.
 */
function findShifted(cells: readonly string[], event: EventRef, metres: number): TimeNotation | undefined {
  const shifted = cells.filter((cell) => SHIFTED_TIME.test(cell));
  if (metres <= 0 || shifted.length === 0) return undefined;
  const isPlausible = (cell: string, unit?: TimeNotation) =>
    isPlausibleTime(parseRaceTime(cell, event, unit) ?? 0, metres);
  const tooLong = shifted.filter((cell) => !isPlausible(cell));
  if (tooLong.some((cell) => !isPlausible(cell, 'shifted'))) return undefined;
  if (tooLong.length === shifted.length && shifted.length >= cells.length * MIN_NUMERIC_SHARE) return 'shifted';
  if (tooLong.length < MIN_SHIFTED) return undefined;
  const minHours = tooLong.reduce(
    (least, cell) => Math.min(least, Number.parseInt(cell, 10)),
    Number.POSITIVE_INFINITY,
  );
  const isBelow = (cell: string): boolean => Number.parseInt(cell, 10) < minHours;
  const shiftedCells = new Set(tooLong);
  const others = cells.filter((cell) => /^\d+:\d\d:\d\d/.test(cell) && !shiftedCells.has(cell));
  return others.every(isBelow) ? { minHours } : undefined;
}

/** Winners are faster: a slower one shows times of day in place of times since the start. */
const MIN_WINNER_METRES_PER_S = 1;

/** Whether the times of a column have AM or PM and are times since the start, by that of the fastest. */
function areClockTimes(cells: readonly string[], event: EventRef, metres: number): boolean {
  const times = cells.filter((cell) => CLOCK_TIME.test(cell)).map((cell) => parseRaceTime(cell, event, 'clock') ?? 0);
  if (metres <= 0 || times.length === 0 || times.length < cells.length * MIN_NUMERIC_SHARE) return false;
  const best = times.reduce((least, ms) => Math.min(least, ms), Number.POSITIVE_INFINITY);
  return isPlausibleTime(best, metres) && metres * 1000 >= best * MIN_WINNER_METRES_PER_S;
}

const UNIT_MESSAGES = { s: 'timesInSeconds', min: 'timesInMinutes', h: 'timesInHours', d: 'timesInDays' } as const;

/**
 * Finds whether plain numbers in the columns of times are seconds, minutes or hours. A column that might be meant differently is warned
 * of, an unclear one is refused.
 */
export function readTimeUnits(
  records: readonly TableRecord[],
  { line, columns, passages }: RoadHead,
  event: EventRef,
  errors: FileErrors,
): TimeUnits {
  const units = new Map<number, TimeNotation>();
  const distance = findRaceDistance(event);
  const times = [columns.gun, columns.net].flatMap((column) =>
    column === undefined ? [] : [{ column, metres: distance }],
  );
  for (const { column, metres } of [...times, ...passages.map((column) => ({ column, metres: column.metres }))]) {
    const timed = records.flatMap(({ cells, line: row }) => {
      const cell = (cells[column.index] ?? '').trim();
      return /[1-9]/.test(cell) ? [{ line: row, cell }] : [];
    });
    const datedTimes = findDatedTimes(timed.map(({ cell }) => cell));
    const readDated = (cell: string): number => parseRaceTime(cell, event, datedTimes) ?? 0;
    const isLongerThanDay = (ms: number): boolean => ms >= DAY_MS && isPlausibleTime(ms, metres);
    if (datedTimes !== undefined && timed.some(({ cell }) => isLongerThanDay(readDated(cell)))) {
      units.set(column.index, datedTimes);
      const longest = timed.reduce((one, other) => (readDated(other.cell) > readDated(one.cell) ? other : one));
      const { line: row, cell } = longest;
      const time = formatMark(createMark(readDated(cell), 'ms'), event);
      errors.warn(
        { line: row, column: column.index + 1, name: column.name },
        createFileMessage('timesDated', { cell, time }),
      );
      continue;
    }
    const clockTime = timed.find(({ cell }) => CLOCK_TIME.test(cell));
    if (
      clockTime !== undefined &&
      areClockTimes(
        timed.map(({ cell }) => cell),
        event,
        metres,
      )
    ) {
      units.set(column.index, 'clock');
      const time = formatMark(createMark(parseRaceTime(clockTime.cell, event, 'clock') ?? 0, 'ms'), event);
      errors.warn(
        { line: clockTime.line, column: column.index + 1, name: column.name },
        createFileMessage('timesOfDay', { cell: clockTime.cell, time }),
      );
      continue;
    }
    const numbers = timed.filter(({ cell }) => NUMBER.test(cell));
    const [first] = numbers;
    const shiftedUnit = findShifted(
      timed.map(({ cell }) => cell),
      event,
      metres,
    );
    const firstTime = timed.find(
      ({ cell }) => shiftedUnit !== undefined && parseRaceTime(cell, event, shiftedUnit) !== parseRaceTime(cell, event),
    );
    if (shiftedUnit !== undefined && firstTime !== undefined) {
      units.set(column.index, shiftedUnit);
      const time = formatMark(createMark(parseRaceTime(firstTime.cell, event, shiftedUnit) ?? 0, 'ms'), event);
      errors.warn(
        { line: firstTime.line, column: column.index + 1, name: column.name },
        createFileMessage('timesShifted', { cell: firstTime.cell, time }),
      );
      continue;
    }
    if (first === undefined || numbers.length < timed.length * MIN_NUMERIC_SHARE) continue;
    const unit = findColumnUnit({ column, metres, cells: numbers });
    const location: FileLocation = { line: first.line, column: column.index + 1, name: column.name };
    if (unit === 'unclear') {
      errors.refuse({ ...location, line }, createFileMessage('timeUnitUnclear', { cell: first.cell }));
      continue;
    }
    if (unit !== undefined) units.set(column.index, unit);
    if (unit === 's' || (unit === undefined && metres > 0)) continue;
    const ms = unit === undefined ? parseRaceTime(first.cell, event) : parseUnitTime(first.cell, unit);
    if (ms === undefined || ms === 0) continue;
    const time = formatMark(createMark(ms, 'ms'), event);
    errors.warn(location, createFileMessage(UNIT_MESSAGES[unit ?? 's'], { cell: first.cell, time }));
  }
  return units;
}
