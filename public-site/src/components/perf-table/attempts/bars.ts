import type { VerticalAttempt } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { readBars } from './attempts.ts';

/** A column of the grid: a height of the competition (mm), or one of the jump-off in the order they were set. */
export interface BarColumn {
  readonly key: string;
  readonly h: number;
  readonly isJumpOff: boolean;
}

const listJumpOffBars = (row: Pick<ResultRow, 'attempts'>): readonly VerticalAttempt[] =>
  readBars(row).filter((bar) => bar.j === true);

/** All heights jumped or announced, in ascending order, then those of the jump-off, which may also go down (TR 26.9). */
export function listBarColumns(
  rows: readonly Pick<ResultRow, 'attempts'>[],
  announced: readonly number[] = [],
): BarColumn[] {
  const heights = new Set(announced);
  for (const row of rows) for (const bar of readBars(row)) if (bar.j !== true) heights.add(bar.h);
  const competitionColumns = [...heights].sort((a, b) => a - b).map((h) => ({ key: String(h), h, isJumpOff: false }));
  const longestJumpOff = rows
    .map(listJumpOffBars)
    .reduce(
      (longestSoFar, bars) => (bars.length > longestSoFar.length ? bars : longestSoFar),
      [] as readonly VerticalAttempt[],
    );
  return [
    ...competitionColumns,
    ...longestJumpOff.map((bar, index) => ({ key: `j${index}`, h: bar.h, isJumpOff: true })),
  ];
}

/** An athlete's attempts at a height; undefined where there are none. */
export function findBarAt(row: Pick<ResultRow, 'attempts'>, column: BarColumn): VerticalAttempt | undefined {
  if (column.isJumpOff) return listJumpOffBars(row)[Number(column.key.slice(1))];
  return readBars(row).find((bar) => bar.j !== true && bar.h === column.h);
}

/** The last height that anyone has attempted: what a reader wants to see first. */
export function findLastBar(
  rows: readonly Pick<ResultRow, 'attempts'>[],
  columns: readonly BarColumn[],
): BarColumn | undefined {
  return columns.findLast((column) => rows.some((row) => findBarAt(row, column) !== undefined));
}
