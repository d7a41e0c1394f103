import type { Unit } from '../discipline/unit.ts';

/**
 * A row of a youth table. `sex`: 0 for both; `categories`: those that it is limited to.
 */
export interface YouthRow {
  readonly sex: 0 | 1 | 2 | 3;
  readonly categories?: readonly string[];
  readonly events: readonly string[];
  readonly unit: Unit;
  /** ms added to a hand time before it scores. */
  readonly hand?: number;
  /** Points of a shown mark above 0 in whole ms or mm, rounded down, may be negative; undefined where the row has none. */
  readonly points: (value: number, age: number | undefined) => number | undefined;
}
