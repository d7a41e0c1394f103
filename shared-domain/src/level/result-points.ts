/**
 * The points of a result row on the wire (P3.3): level 0 to 10, Hungarian or WA points, combined, youth; `grade` is the code
 * of a level below R1, which has no number.
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
 * `pts` of a result row: what a table gave. What no table gave, and the codes below 0 of an unknown event or of no mark, have
 * no field (Q15); undefined when nothing is left. A score of 0 and level 0 (IA) stay.
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
