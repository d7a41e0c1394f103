import type { Unit } from '../discipline/unit.ts';

/**
 * One event of a youth table. `sex` 0 for both; `categories` the only ones it is for. `points` are those of a shown mark
 * above 0, in whole ms or mm: cut to a whole number, perhaps below 0; undefined where the table has none.
 */
export interface YouthRow {
  readonly sex: 0 | 1 | 2 | 3;
  readonly categories?: readonly string[];
  readonly events: readonly string[];
  readonly unit: Unit;
  /** ms added to a hand time before it scores. */
  readonly hand?: number;
  /** Points of a shown value in whole ms or mm at an age in years; undefined where the row has none. */
  readonly points: (value: number, age: number | undefined) => number | undefined;
}
