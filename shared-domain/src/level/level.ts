import type { EventRef } from '../discipline/event-ref.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { hasUnit } from '../performance/resolve-unit.ts';
import { roundAsShown } from '../performance/shown-value.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import { isForCategory } from './is-for-category.ts';
import type { LevelRow, LevelTable } from './level-table.ts';
import { findLevelNumber } from './levels.ts';
import { isAsGood } from './step-marks.ts';
import { formatTableEvent } from './table-event.ts';

/** A level, with the edition of its table; `lvl` is 0 to 10 from IA to R1, absent below R1 (Q34). */
export interface Grade {
  readonly code: string;
  readonly lvl?: number;
  /** Points that the level earns for the club. */
  readonly clubPoints: number;
  readonly edition: string;
}

/**
 * The row of an event: that of the category, by its French code, else that for all; undefined for the young whose level comes from a
 * triathlon.
 */
export function findLevelRow(table: LevelTable, event: EventRef, sex: 1 | 2, category?: string): LevelRow | undefined {
  if (category !== undefined && table.byTriathlonOnly.includes(category)) return undefined;
  const name = formatTableEvent(event);
  if (name === undefined) return undefined;
  const rows = table.rows.filter((row) => row.sex === sex && row.events.includes(name));
  const categoryRow = category === undefined ? undefined : rows.find((row) => isForCategory(row.categories, category));
  return categoryRow ?? rows.find((row) => row.categories === undefined);
}

/** The level at an index of the table. */
export function findGradeAt(table: LevelTable, index: number): Grade | undefined {
  const code = table.levels[index];
  const clubPoints = table.clubPoints[index];
  if (code === undefined || clubPoints === undefined) return undefined;
  const lvl = findLevelNumber(code);
  return { code, ...(lvl !== undefined && { lvl }), clubPoints, edition: table.edition };
}

/** The mark rounded as it is shown, in the row's unit; undefined for another unit (an unknown one is ms), for no mark and for 0. */
export function roundToRowUnit(row: LevelRow, event: EventRef, prf: Performance): number | undefined {
  if (!isMark(prf) || !hasUnit(prf.u, row.unit)) return undefined;
  const value = roundAsShown({ ...prf, u: row.unit }, event);
  return value !== undefined && value > 0 ? value : undefined;
}

/** Whether a shown value reaches a threshold; a hand time counts with its correction (TR 39.9). */
export function hasReachedThreshold(row: LevelRow, event: EventRef, shownValue: number, threshold: number): boolean {
  return isAsGood(shownValue + (row.unit === 'ms' ? findHandTimingCorrection(event) : 0), threshold, row.unit);
}

/**
 * Level of a mark: the best one whose threshold the shown mark equals or beats. Undefined when the table has no row for the event, the
 * sex and the category, for no mark above 0, and for a mark below the last level. A hand time counts with its correction; wind is not
 * considered.
 * @example findGrade(table, { g0: 100, g1: '0' }, 1, { v: 10_340, u: 'ms', st: 1 })?.code // 'N1'
 */
export function findGrade(
  table: LevelTable,
  event: EventRef,
  sex: 1 | 2,
  prf: Performance,
  category?: string,
): Grade | undefined {
  const row = findLevelRow(table, event, sex, category);
  const value = row && roundToRowUnit(row, event, prf);
  if (row === undefined || value === undefined) return undefined;
  const index = row.marks.findIndex((mark) => mark !== null && hasReachedThreshold(row, event, value, mark));
  return findGradeAt(table, index);
}

/**
 * `pts.lvl` of a mark, 0 to 10 from IA to R1; undefined below R1 and where `findGrade` is (Q15, Q34).
 * @example findLevel(table, { g0: 100, g1: '0' }, 1, { v: 11_740, u: 'ms', st: 1 }) // 10
 */
export function findLevel(
  table: LevelTable,
  event: EventRef,
  sex: 1 | 2,
  prf: Performance,
  category?: string,
): number | undefined {
  return findGrade(table, event, sex, prf, category)?.lvl;
}
