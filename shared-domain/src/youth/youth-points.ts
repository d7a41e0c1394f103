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

/** An athlete as a youth table scores them: sex (3: mixed team), French code of the category, age in whole years as the table counts it. */
export interface YoungAthlete {
  readonly sex: 1 | 2 | 3;
  readonly category?: string | undefined;
  readonly age?: number | undefined;
}

/**
 * Rows that may score an event, the most exact name first: a table may not distinguish indoors or implements. Where the table has rows
 * for the category, its rows without a category do not apply.
 */
export function listYouthRows(table: YouthTable, event: EventRef, athlete: YoungAthlete): readonly YouthRow[] {
  const { sex, category } = athlete;
  const isForOwnCategory = (row: YouthRow) => category !== undefined && isForCategory(row.categories, category);
  const hasCategoryRows = table.rows.some(isForOwnCategory);
  return listTableEventNames(event).flatMap((name) =>
    table.rows.filter(
      (row) =>
        row.events.includes(name) &&
        (row.sex === 0 || row.sex === sex) &&
        (hasCategoryRows ? isForOwnCategory(row) : row.categories === undefined),
    ),
  );
}

/** Points of a shown value in the row's unit, from 0 to the table's cap (`MAX_POINTS.youth` without one); undefined where the row has none. */
export function scoreInRow(
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
 * Youth points, `pts.yth`, of the mark as shown (Q13), rounded down, from 0 to the table's cap. Undefined without a mark above 0, and
 * for an event, sex, category or age that is not in the table (Q15). A hand time counts with the table's correction or that of
 * TR 39.9; wind does not matter.
 * @example scoreYouth(table, { g0: 60, g1: '0' }, { sex: 1 }, { v: 8000, u: 'ms', st: 1 }) // 706
 */
export function scoreYouth(
  table: YouthTable,
  event: EventRef,
  athlete: YoungAthlete,
  prf: Performance,
): number | undefined {
  if (!isMark(prf)) return undefined;
  for (const row of listYouthRows(table, event, athlete)) {
    if (!hasUnit(prf.u, row.unit)) continue;
    const value = roundAsShown({ ...prf, u: row.unit }, event);
    const points = value === undefined ? undefined : scoreInRow(table, row, value, event, athlete.age);
    if (points !== undefined) return points;
  }
  return undefined;
}
