import type { PointsTableKind } from './points-table.ts';

/** Points tables by their number in a challenge's flag (P9.1), with the field of `pts` for their points. */
export const POINTS_TABLES = {
  1: { kinds: ['hungarian', 'wa'], field: 'hun' },
  2: { kinds: ['combined'], field: 'cmb' },
  3: { kinds: ['youth'], field: 'yth' },
} as const satisfies Readonly<
  Record<number, { readonly kinds: readonly (PointsTableKind | 'youth')[]; readonly field: string }>
>;

/** Number of a points table: a key of `POINTS_TABLES`. */
export type PointsTableNumber = keyof typeof POINTS_TABLES;

/** Number in the flag for a kind of table; undefined for an unknown kind. @example findPointsTableNumber('wa') // 1 */
export function findPointsTableNumber(kind: string): PointsTableNumber | undefined {
  const entry = Object.entries(POINTS_TABLES).find(([, { kinds }]) => kinds.some((each) => each === kind));
  return entry && (Number(entry[0]) as PointsTableNumber);
}
