/** A passage: `t` ms after the start at `d` metres; `label`: the point's name as it was sent; `rank`: the place there. */
export interface Split {
  readonly d: number;
  readonly t: number;
  readonly label?: string | undefined;
  readonly rank?: number | undefined;
}

/** A row of a race with its passages. */
export interface SplitRow {
  readonly splits?: readonly Split[] | undefined;
}

/**
 * Passages in the order of the course.
 * @example sortSplits([{ d: 800, t: 2 }, { d: 400, t: 1 }]) // [{ d: 400, t: 1 }, { d: 800, t: 2 }]
 */
export function sortSplits(splits: readonly Split[]): Split[] {
  return splits.toSorted((a, b) => a.d - b.d);
}

/** The passage of a row at a point of the course; undefined where there is none. @example findSplit([{ d: 400, t: 62_000 }], 400)?.t // 62_000 */
export function findSplit(splits: readonly Split[] | undefined, metres: number): Split | undefined {
  return splits?.find(({ d }) => d === metres);
}
