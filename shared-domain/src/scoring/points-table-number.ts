import type { PointsTableKind } from './points-table.ts';

/** Points tables of a challenge's flag (P9.1): 1 Hungarian or WA, 2 Combined, 3 Youth; the field of `pts` each one fills. */
export const POINTS_TABLES = {
  1: { kinds: ['hungarian', 'wa'], field: 'hun' },
  2: { kinds: ['combined'], field: 'cmb' },
  3: { kinds: ['youth'], field: 'yth' },
} as const satisfies Readonly<
  Record<number, { readonly kinds: readonly (PointsTableKind | 'youth')[]; readonly field: string }>
>;

/** Number of a points table: a key of `POINTS_TABLES`. */
export type PointsTableNumber = keyof typeof POINTS_TABLES;

/** Number of the flag for a kind of table; undefined for a kind that is none. @example findPointsTableNumber('wa') // 1 */
export function findPointsTableNumber(kind: string): PointsTableNumber | undefined {
  const entry = Object.entries(POINTS_TABLES).find(([, { kinds }]) => kinds.some((each) => each === kind));
  return entry && (Number(entry[0]) as PointsTableNumber);
}
