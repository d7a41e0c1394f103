import type { VerticalAttempt } from 'shared-domain';

/** A bar of the grid, mm; `jumpOff` its number among those of a jump-off. */
export interface Column {
  readonly h: number;
  readonly jumpOff?: number;
}

export const columnId = ({ h, jumpOff }: Column): string => (jumpOff === undefined ? `h${h}` : `j${jumpOff}:${h}`);

export function parseColumn(id: string): Column | undefined {
  const [, jumpOff, h] = /^(?:h|j(\d+):)(\d+)$/.exec(id) ?? [];
  if (h === undefined) return undefined;
  return jumpOff === undefined ? { h: Number(h) } : { h: Number(h), jumpOff: Number(jumpOff) };
}

/** The columns of a series, one for each of its attempts. */
export function readBars(series: readonly VerticalAttempt[]): string[] {
  let jumps = 0;
  return series.map(({ h, j }) => {
    if (j !== true) return columnId({ h });
    const id = columnId({ h, jumpOff: jumps });
    jumps += 1;
    return id;
  });
}

/** Bars announced, jumped and typed: rising, then those of a jump-off in their order. */
export function makeColumns(
  announced: readonly number[],
  series: readonly (readonly VerticalAttempt[])[],
  typed: readonly string[],
): Column[] {
  const ids = new Set([...announced.map((h) => columnId({ h })), ...series.flatMap(readBars), ...typed]);
  const columns = [...ids].map(parseColumn).filter((column) => column !== undefined);
  const order = ({ jumpOff, h }: Column) => (jumpOff === undefined ? h : 1_000_000 * (jumpOff + 1));
  return columns.sort((a, b) => order(a) - order(b));
}
