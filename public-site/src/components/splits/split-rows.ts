import { findSplit, hasNoMark, isOnCourse, type SplitPoint } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';

/** The rows that passed a point, in the order of their times there. */
export function sortByPassage<Row extends Pick<ResultRow, 'splits'>>(rows: readonly Row[], { d }: SplitPoint): Row[] {
  return rows
    .flatMap((row) => {
      const split = findSplit(row.splits, d);
      return split === undefined ? [] : [{ row, t: split.t }];
    })
    .sort((a, b) => a.t - b.t)
    .map(({ row }) => row);
}

/** Whether a row leads the race, at the finish or at a point. */
export const isLeader = (row: Pick<ResultRow, 'rank' | 'splits'>, point: SplitPoint | undefined): boolean =>
  (point === undefined ? row.rank : findSplit(row.splits, point.d)?.rank) === 1;

/** Whether a row is drawn as one without a mark; who is on the way in a race that is on is not. */
export const isOutRow = (row: Pick<ResultRow, 'prf' | 'splits'>, isRunning: boolean): boolean =>
  hasNoMark(row.prf) && !(isRunning && isOnCourse(row));
