import type { VerticalAttempt } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { readBars } from './attempts.ts';

/** A column of the grid: a bar of the competition, or one of the jump-off in the order they were set. */
export interface BarColumn {
  readonly key: string;
  readonly h: number;
  readonly jumpOff: boolean;
}

const jumpOffOf = (row: Pick<ResultRow, 'attempts'>): readonly VerticalAttempt[] =>
  readBars(row).filter((bar) => bar.j === true);

/** All bars set or announced, low to high, then those of the jump-off, which may go down as well as up (TR 26.9). */
export function barColumns(
  rows: readonly Pick<ResultRow, 'attempts'>[],
  announced: readonly number[] = [],
): BarColumn[] {
  const heights = new Set(announced);
  for (const row of rows) for (const bar of readBars(row)) if (bar.j !== true) heights.add(bar.h);
  const regular = [...heights].sort((a, b) => a - b).map((h) => ({ key: String(h), h, jumpOff: false }));
  const longest = rows
    .map(jumpOffOf)
    .reduce((most, bars) => (bars.length > most.length ? bars : most), [] as readonly VerticalAttempt[]);
  return [...regular, ...longest.map((bar, index) => ({ key: `j${index}`, h: bar.h, jumpOff: true }))];
}

/** What an athlete did at a column; undefined where nothing is written. */
export function barAt(row: Pick<ResultRow, 'attempts'>, column: BarColumn): VerticalAttempt | undefined {
  if (column.jumpOff) return jumpOffOf(row)[Number(column.key.slice(1))];
  return readBars(row).find((bar) => bar.j !== true && bar.h === column.h);
}

/**
 * The bar at half of the field, the lower one of two: in a competition that is over, most athletes have a mark around it,
 * while the last bars are the winner's alone.
 */
export function medianBar(
  rows: readonly Pick<ResultRow, 'attempts'>[],
  columns: readonly BarColumn[],
): BarColumn | undefined {
  const best = rows
    .map((row) => columns.findLastIndex((column) => !column.jumpOff && barAt(row, column)?.r.endsWith('o') === true))
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  const middle = best[Math.floor((best.length - 1) / 2)];
  return middle === undefined ? undefined : columns[middle];
}

/** The last column in which anyone has a mark: what a reader wants to see first. */
export function lastBar(
  rows: readonly Pick<ResultRow, 'attempts'>[],
  columns: readonly BarColumn[],
): BarColumn | undefined {
  return columns.findLast((column) => rows.some((row) => barAt(row, column) !== undefined));
}
