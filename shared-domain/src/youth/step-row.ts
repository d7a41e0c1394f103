import { isAsGood, readStepRow } from '../level/step-marks.ts';
import { isTableError, type TableError, tableError } from '../level/table-error.ts';
import { type Fields, readWho } from './read-row.ts';
import type { YouthRow } from './youth-row.ts';

/** Ranks a table of thresholds holds at most (P9.2). */
const MAX_RANKS = 50;

/**
 * A table of marks: the first is the worst that gives 1 point, the last that of the most; null where a number of points is
 * not given. `floor` is a mark that still gives 1 point.
 */
export function readStepsRow(row: Fields, path: string): YouthRow | TableError {
  const who = readWho(row, path);
  if (isTableError(who)) return who;
  if (!Array.isArray(row.marks) || row.marks.length === 0 || row.marks.length > MAX_RANKS)
    return tableError(`${path}.marks`, `1 to ${MAX_RANKS} marks`);
  const steps = readStepRow(row, path, row.marks.length, 'worst first');
  if (isTableError(steps)) return steps;
  const { floor } = row;
  if (floor !== undefined && !(typeof floor === 'number' && Number.isSafeInteger(floor) && floor >= 0))
    return tableError(`${path}.floor`, `a whole number of ${steps.unit}`);
  const { unit, marks } = steps;
  return {
    ...who,
    unit,
    points: (value) => {
      const index = marks.findLastIndex((mark) => mark !== null && isAsGood(value, mark, unit));
      if (index >= 0) return index + 1;
      return floor !== undefined && isAsGood(value, floor, unit) ? 1 : 0;
    },
  };
}
