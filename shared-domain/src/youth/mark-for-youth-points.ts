import type { EventRef } from '../discipline/event-ref.ts';
import type { Performance } from '../performance/performance.ts';
import { findTimeStep } from '../performance/shown-value.ts';
import { listYouthRows, scoreInRow, type YoungAthlete } from './youth-points.ts';
import type { YouthRow } from './youth-row.ts';
import type { YouthTable } from './youth-table.ts';

/** The largest mark of the search: a day, a kilometre, 100,000 points. */
const MAX_MARK = { ms: 86_400_000, mm: 1_000_000, pts: 100_000 } as const;

/** Binary search over marks from the best to the worst: index of the worst with enough points; undefined where not even the best has. */
function findLastStep(count: number, hasEnoughPoints: (index: number) => boolean): number | undefined {
  if (!hasEnoughPoints(0)) return undefined;
  let [good, bad] = [0, count];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (hasEnoughPoints(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function findWorstMark(table: YouthTable, row: YouthRow, event: EventRef, points: number, age: number | undefined) {
  const step = row.unit === 'ms' ? findTimeStep(event) : row.unit === 'mm' ? 10 : 1;
  const count = MAX_MARK[row.unit] / step;
  const findValue = (index: number) => step * (row.unit === 'ms' ? index + 1 : count - index);
  const index = findLastStep(count, (each) => (scoreInRow(table, row, findValue(each), event, age) ?? -1) >= points);
  return index === undefined ? undefined : findValue(index);
}

/**
 * The worst shown mark that gives at least these points, 1 or more: the inverse of `scoreYouth`. Undefined where no mark does, or the
 * table has no row.
 * @example findMarkForYouthPoints(table, { g0: 60, g1: '0' }, { sex: 1 }, 700) // { v: 8020, u: 'ms', st: 1 }
 */
export function findMarkForYouthPoints(
  table: YouthTable,
  event: EventRef,
  athlete: YoungAthlete,
  points: number,
): Performance | undefined {
  if (!(points >= 1)) return undefined;
  for (const row of listYouthRows(table, event, athlete)) {
    const v = findWorstMark(table, row, event, points, athlete.age);
    if (v !== undefined) return { v, u: row.unit, st: 1 };
  }
  return undefined;
}
