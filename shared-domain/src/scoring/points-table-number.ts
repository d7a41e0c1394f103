import type { PointsTableKind } from './points-table.ts';

/** Points tables by their number (P9.1), which a challenge's `flag` has from bit 16 on (Q5), with the field of `pts` for their points. */
export const POINTS_TABLES = {
  1: { kinds: ['hungarian', 'wa'], field: 'hun' },
  2: { kinds: ['combined'], field: 'cmb' },
  3: { kinds: ['youth'], field: 'yth' },
} as const satisfies Readonly<
  Record<number, { readonly kinds: readonly (PointsTableKind | 'youth')[]; readonly field: string }>
>;

/** Number of a points table: a key of `POINTS_TABLES`. */
export type PointsTableNumber = keyof typeof POINTS_TABLES;

/** Number of the points table of a kind (Q5); undefined for an unknown kind. @example findPointsTableNumber('wa') // 1 */
export function findPointsTableNumber(kind: string): PointsTableNumber | undefined {
  const entry = Object.entries(POINTS_TABLES).find(([, { kinds }]) => kinds.some((each) => each === kind));
  return entry && (Number(entry[0]) as PointsTableNumber);
}
