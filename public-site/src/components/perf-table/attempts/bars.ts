import type { VerticalAttempt } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { readBars } from './attempts.ts';

/** A column of the grid: a height of the competition (mm), or one of the jump-off in the order they were set. */
export interface BarColumn {
  readonly key: string;
  readonly h: number;
  readonly jumpOff: boolean;
}

const jumpOffOf = (row: Pick<ResultRow, 'attempts'>): readonly VerticalAttempt[] =>
  readBars(row).filter((bar) => bar.j === true);

/** All heights jumped or announced, in ascending order, then those of the jump-off, which may also go down (TR 26.9). */
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

/** An athlete's attempts at a height; undefined where there are none. */
export function barAt(row: Pick<ResultRow, 'attempts'>, column: BarColumn): VerticalAttempt | undefined {
  if (column.jumpOff) return jumpOffOf(row)[Number(column.key.slice(1))];
  return readBars(row).find((bar) => bar.j !== true && bar.h === column.h);
}

/**
 * The median of the athletes' best heights, the lower one of two: in a finished competition most attempts are around it,
 * while the last heights are the winner's alone.
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

/** The last height that anyone has attempted: what a reader wants to see first. */
export function lastBar(
  rows: readonly Pick<ResultRow, 'attempts'>[],
  columns: readonly BarColumn[],
): BarColumn | undefined {
  return columns.findLast((column) => rows.some((row) => barAt(row, column) !== undefined));
}
