import type { VerticalAttempt } from 'shared-domain';

/** A column of the grid: the height of a bar, mm; `jumpOff` is its index among the bars of the jump-off. */
export interface BarColumn {
  readonly h: number;
  readonly jumpOff?: number;
}

/** The id of a column, as in drafts: `h1750`, or `j0:1750` in a jump-off. */
export const formatColumnId = ({ h, jumpOff }: BarColumn): string =>
  jumpOff === undefined ? `h${h}` : `j${jumpOff}:${h}`;

export function parseColumn(id: string): BarColumn | undefined {
  const [, jumpOff, h] = /^(?:h|j(\d+):)(\d+)$/.exec(id) ?? [];
  if (h === undefined) return undefined;
  return jumpOff === undefined ? { h: Number(h) } : { h: Number(h), jumpOff: Number(jumpOff) };
}

/** The column id of each attempt of a series. */
export function listColumnIds(series: readonly VerticalAttempt[]): string[] {
  let jumpOffCount = 0;
  return series.map(({ h, j }) => {
    if (j !== true) return formatColumnId({ h });
    const id = formatColumnId({ h, jumpOff: jumpOffCount });
    jumpOffCount += 1;
    return id;
  });
}

/** The bar that is being jumped: the last at which anybody has typed an attempt, else the first. */
export const findCurrentColumn = (
  columns: readonly BarColumn[],
  isTried: (id: string) => boolean,
): BarColumn | undefined => columns.findLast((column) => isTried(formatColumnId(column))) ?? columns[0];

/** Columns of all bars announced, attempted or typed (ids), by height, then those of the jump-off in their order. */
export function makeColumns(
  announcedHeights: readonly number[],
  series: readonly (readonly VerticalAttempt[])[],
  typed: readonly string[],
): BarColumn[] {
  const ids = new Set([
    ...announcedHeights.map((h) => formatColumnId({ h })),
    ...series.flatMap(listColumnIds),
    ...typed,
  ]);
  const columns = [...ids].map(parseColumn).filter((column) => column !== undefined);
  // Larger than any height, so that the jump-off comes last.
  const sortKey = ({ jumpOff, h }: BarColumn) => (jumpOff === undefined ? h : 1_000_000 * (jumpOff + 1));
  return columns.sort((a, b) => sortKey(a) - sortKey(b));
}
