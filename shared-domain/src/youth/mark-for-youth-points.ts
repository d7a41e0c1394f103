import type { EventRef } from '../discipline/event-ref.ts';
import type { Performance } from '../performance/performance.ts';
import { findTimeStep } from '../performance/shown-value.ts';
import { pointsInRow, type YoungAthlete, youthRows } from './youth-points.ts';
import type { YouthRow } from './youth-row.ts';
import type { YouthTable } from './youth-table.ts';

/** Steps of the longest mark looked at: a day, a kilometre. */
const MAX_MARK = { ms: 86_400_000, mm: 1_000_000, pts: 100_000 } as const;

/** Worst whole number of steps, from the best, that still does; undefined when not even the best does. */
function lastThatDoes(count: number, does: (index: number) => boolean): number | undefined {
  if (!does(0)) return undefined;
  let [good, bad] = [0, count];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (does(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function worstIn(table: YouthTable, row: YouthRow, event: EventRef, points: number, age: number | undefined) {
  const step = row.unit === 'ms' ? findTimeStep(event) : row.unit === 'mm' ? 10 : 1;
  const count = MAX_MARK[row.unit] / step;
  const valueAt = (index: number) => step * (row.unit === 'ms' ? index + 1 : count - index);
  const index = lastThatDoes(count, (each) => (pointsInRow(table, row, valueAt(each), event, age) ?? -1) >= points);
  return index === undefined ? undefined : valueAt(index);
}

/**
 * Worst mark, as it is shown, that gives at least these points, 1 or more: the inverse of `scoreYouth`. Undefined when no
 * mark does, and where the table has no row.
 * @example findMarkForYouthPoints(table, { g0: 60, g1: '0' }, { sex: 1 }, 700) // { v: 8020, u: 'ms', st: 1 }
 */
export function findMarkForYouthPoints(
  table: YouthTable,
  event: EventRef,
  athlete: YoungAthlete,
  points: number,
): Performance | undefined {
  if (!(points >= 1)) return undefined;
  for (const row of youthRows(table, event, athlete)) {
    const v = worstIn(table, row, event, points, athlete.age);
    if (v !== undefined) return { v, u: row.unit, st: 1 };
  }
  return undefined;
}
