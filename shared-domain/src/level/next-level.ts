import type { EventRef } from '../discipline/event-ref.ts';
import type { Performance } from '../performance/performance.ts';
import { findTimeStep } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { findGradeAt, findLevelRow, type Grade, hasReachedThreshold, roundToRowUnit } from './level.ts';
import type { LevelRow, LevelTable } from './level-table.ts';

/** The worst shown value that reaches a threshold: a time in whole steps of the event, a hand time without its correction. */
function findWorstShown(row: LevelRow, event: EventRef, threshold: number): number {
  if (row.unit !== 'ms') return threshold;
  const step = findTimeStep(event);
  return Math.floor((threshold - findHandTimingCorrection(event)) / step) * step;
}

/**
 * The worst mark that reaches a level, the inverse of `findLevel`; undefined when the table has none.
 * @example findMarkForLevel(table, { g0: 100, g1: '0' }, 1, 'IA') // { v: 10_100, u: 'ms', st: 1 }
 */
export function findMarkForLevel(
  table: LevelTable,
  event: EventRef,
  sex: 1 | 2,
  code: string,
  category?: string,
): Performance | undefined {
  const row = findLevelRow(table, event, sex, category);
  const v = row?.marks[table.levels.indexOf(code)];
  if (row === undefined || v === undefined || v === null) return undefined;
  return { v: findWorstShown(row, event, v), u: row.unit, st: 1 };
}

/** A level that is not yet reached: its worst mark, and the difference to it, above 0, in the unit of the event. */
export interface NextLevel extends Grade {
  readonly mark: Performance;
  readonly difference: number;
}

/**
 * The next level above that of a mark, and the difference between the shown mark and it, in ms or mm. Undefined for the best level of
 * the row, for no mark above 0, and where the table has no row.
 * @example findNextLevel(table, { g0: 100, g1: '0' }, 1, { v: 10_400, u: 'ms', st: 1 })?.difference // 60
 */
export function findNextLevel(
  table: LevelTable,
  event: EventRef,
  sex: 1 | 2,
  prf: Performance,
  category?: string,
): NextLevel | undefined {
  const row = findLevelRow(table, event, sex, category);
  const value = row && roundToRowUnit(row, event, prf);
  if (row === undefined || value === undefined) return undefined;
  const index = row.marks.findLastIndex((mark) => mark !== null && !hasReachedThreshold(row, event, value, mark));
  const threshold = row.marks[index];
  const grade = findGradeAt(table, index);
  if (grade === undefined || threshold === undefined || threshold === null) return undefined;
  const v = findWorstShown(row, event, threshold);
  return { ...grade, mark: { v, u: row.unit, st: 1 }, difference: Math.abs(v - value) };
}
