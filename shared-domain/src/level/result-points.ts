/**
 * The `pts` of a result row (P3.3): `lvl` the level 0 to 10, `hun` Hungarian or WA points, `cmb` of combined events, `yth` youth points;
 * `grade` is the code of a level below R1, which has no number.
 */
export interface ResultPoints {
  readonly lvl?: number;
  readonly grade?: string;
  readonly hun?: number;
  readonly cmb?: number;
  readonly yth?: number;
}

type ComputedPoints = { readonly [Key in keyof ResultPoints]?: ResultPoints[Key] | undefined };

const isPoints = (value: number | undefined): value is number => value !== undefined && value >= 0;

/**
 * The `pts` of a result row: the computed values except missing ones and the codes below 0 of an unknown event or no mark (Q15);
 * undefined without any. A score of 0 and level 0 (IA) are kept.
 * @example collectResultPoints({ lvl: 2, hun: 1086, cmb: -1, yth: undefined }) // { lvl: 2, hun: 1086 }
 */
export function collectResultPoints({ lvl, grade, hun, cmb, yth }: ComputedPoints): ResultPoints | undefined {
  const points = {
    ...(isPoints(lvl) && { lvl }),
    ...(grade !== undefined && { grade }),
    ...(isPoints(hun) && { hun }),
    ...(isPoints(cmb) && { cmb }),
    ...(isPoints(yth) && { yth }),
  };
  return Object.keys(points).length === 0 ? undefined : points;
}

/**
 * The points that stand beside a mark: in a part of a combined event its own, else those of the international tables, else of the youth
 * table; undefined where there are none.
 * @example findShownPoints({ hun: 525, cmb: 498 }) // 498
 */
export function findShownPoints(pts: ComputedPoints | undefined): number | undefined {
  return pts?.cmb ?? pts?.hun ?? pts?.yth;
}
