import type { EventRef } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { quoteCells } from '../quoted-cells.ts';
import { parseRaceTime } from './race-time.ts';
import type { RoadColumn, RoadHead } from './road-columns.ts';
import { findRaceDistance, isPlausibleTime, type TimeUnits } from './time-units.ts';

const WRITTEN_TIME = /\d[:h'’′]\s?\d/i;
/** Share of the rows that show what a column holds. */
const MAJORITY = 0.5;
/** Share of the rows whose time must be the same or later for a column to hold times of the finish, and by how much at most. */
const MIN_LATER = 0.95;
const MAX_RATIO = 1.35;
const MIN_ROWS = 2;

/** Warns of columns that are not read and hold times at or after those that rank: they may be the gun times of net times. */
export function warnOfUnreadTimes(
  records: readonly TableRecord[],
  { line, columns, unread }: RoadHead,
  { event, units }: { readonly event: EventRef; readonly units: TimeUnits },
  errors: FileErrors,
): void {
  const rankedBy = columns.gun ?? columns.net;
  if (rankedBy === undefined) return;
  const distance = findRaceDistance(event);
  const readTime = (cell: string, column: RoadColumn): number | undefined => {
    const time = WRITTEN_TIME.test(cell) ? parseRaceTime(cell.trim(), event, units.get(column.index)) : undefined;
    return time !== undefined && time > 0 && isPlausibleTime(time, distance) ? time : undefined;
  };
  const rankingTimes = records.map(({ cells }) => readTime(cells[rankedBy.index] ?? '', rankedBy));
  const timedRows = rankingTimes.filter((time) => time !== undefined).length;
  for (const column of unread) {
    const pairs = records.flatMap(({ cells }, index) => {
      const [time, own] = [rankingTimes[index], readTime(cells[column.index] ?? '', column)];
      return time === undefined || own === undefined ? [] : [{ time, own }];
    });
    if (pairs.length < MIN_ROWS || pairs.length < timedRows * MAJORITY) continue;
    const laterRows = pairs.filter(({ time, own }) => own >= time && own <= time * MAX_RATIO).length;
    if (laterRows < pairs.length * MIN_LATER || pairs.every(({ time, own }) => own === time)) continue;
    errors.warn(locate(line, column), createFileMessage('timesUnread', { column: rankedBy.name }));
  }
}

const locate = (line: number, { index, name }: RoadColumn): FileLocation => ({ line, column: index + 1, name });

/** Warns of columns without a heading that hold something. */
export function warnOfUnnamed(records: readonly TableRecord[], { line, unread }: RoadHead, errors: FileErrors): void {
  for (const { index, name } of unread) {
    const cells = name === '' ? records.flatMap((record) => record.cells[index]?.trim() || []) : [];
    if (cells.length > 0)
      errors.warn({ line, column: index + 1 }, createFileMessage('columnUnnamed', { cells: quoteCells(cells) }));
  }
}

/** Letters of a name of a person, and its initials and signs. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .,'’()-]*$/u;

/** A column that is not read and seems to hold names of people: texts of two words or more, most of them different. */
export function findUnreadNames(
  records: readonly TableRecord[],
  { line, unread }: RoadHead,
): { readonly location: FileLocation; readonly cells: readonly string[] } | undefined {
  for (const column of unread) {
    const names = records.map(({ cells }) => (cells[column.index] ?? '').trim()).filter((cell) => NAME.test(cell));
    const longNames = names.filter((name) => /\S[\s,]+\S/.test(name));
    const areMost = longNames.length > records.length * MAJORITY && new Set(longNames).size > records.length * MAJORITY;
    if (areMost) return { location: locate(line, column), cells: longNames.slice(0, MIN_ROWS) };
  }
  return undefined;
}
