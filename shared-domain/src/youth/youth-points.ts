import type { EventRef } from '../discipline/event-ref.ts';
import { isForCategory } from '../level/is-for-category.ts';
import { listTableEventNames } from '../level/table-event.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { hasUnit } from '../performance/resolve-unit.ts';
import { roundAsShown } from '../performance/shown-value.ts';
import { MAX_POINTS } from '../scoring/max-points.ts';
import { findHandTimingCorrection } from '../timing/hand-timing-correction.ts';
import type { YouthRow } from './youth-row.ts';
import type { YouthTable } from './youth-table.ts';

/** Whom a youth table asks about: sex (3 a mixed team), French code of the category, age in whole years as the table counts it. */
export interface YoungAthlete {
  readonly sex: 1 | 2 | 3;
  readonly category?: string | undefined;
  readonly age?: number | undefined;
}

/**
 * Rows that may hold an event, the nearest name first: a table may know neither roof nor implement. Where a table has rows
 * for the category, the rows for everyone are not for it.
 */
export function youthRows(table: YouthTable, event: EventRef, athlete: YoungAthlete): readonly YouthRow[] {
  const { sex, category } = athlete;
  const isOwn = (row: YouthRow) => category !== undefined && isForCategory(row.categories, category);
  const hasOwn = table.rows.some(isOwn);
  return listTableEventNames(event).flatMap((name) =>
    table.rows.filter(
      (row) =>
        row.events.includes(name) &&
        (row.sex === 0 || row.sex === sex) &&
        (hasOwn ? isOwn(row) : row.categories === undefined),
    ),
  );
}

/** Points of a shown value in the row's unit, from 0 to the table's cap, our own 2000 without one; undefined where the row has none. */
export function pointsInRow(
  table: YouthTable,
  row: YouthRow,
  value: number,
  event: EventRef,
  age: number | undefined,
): number | undefined {
  const hand = event.hand === true && row.unit === 'ms' ? (row.hand ?? findHandTimingCorrection(event)) : 0;
  const points = value > 0 ? row.points(value + hand, age) : undefined;
  return points === undefined ? undefined : Math.max(0, Math.min(points, table.cap ?? MAX_POINTS.youth));
}

/**
 * Youth points, `pts.yth`: of the shown mark (Q13), cut to whole points, never below 0, never above the table's cap
 * (our own 2000 where it names none);
 * `table.edition` is where they come from. What is no mark, a value of 0 and an event, sex, category or age that the table
 * does not have give undefined, never a made-up number (Q15). A hand time counts with its
 * correction, the table's own or that of TR 39.9; wind is not looked at.
 * @example scoreYouth(table, { g0: 60, g1: '0' }, { sex: 1 }, { v: 8000, u: 'ms', st: 1 }) // 706
 */
export function scoreYouth(
  table: YouthTable,
  event: EventRef,
  athlete: YoungAthlete,
  prf: Performance,
): number | undefined {
  if (!isMark(prf)) return undefined;
  for (const row of youthRows(table, event, athlete)) {
    if (!hasUnit(prf.u, row.unit)) continue;
    const value = roundAsShown({ ...prf, u: row.unit }, event);
    const points = value === undefined ? undefined : pointsInRow(table, row, value, event, athlete.age);
    if (points !== undefined) return points;
  }
  return undefined;
}
