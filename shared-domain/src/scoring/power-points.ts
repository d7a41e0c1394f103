import { fractionOf, reaches, scaled } from './decimal.ts';
import type { FormulaNumbers } from './quadratic-points.ts';
import { wholePoints } from './whole-points.ts';

/**
 * a × (b − x)^c for a time, a × (x − b)^c for a distance, cut to a whole number, exactly: whole numbers decide where the
 * binary result is in doubt. Nothing from b on.
 */
export function powerPoints({ a, b, c, scale, isTime }: FormulaNumbers): (value: number) => number {
  const { count, size } = scaled(b, scale);
  const [A, C] = [fractionOf(a), fractionOf(c)];
  const finer = size / scale;
  const bound = Number(count);
  const factor = Number(a);
  const exponent = Number(c);
  return (value) => {
    const distance = isTime ? bound - value * finer : value * finer - bound;
    if (distance <= 0) return 0;
    const x = { above: BigInt(distance), below: BigInt(size) };
    return wholePoints(factor * (distance / size) ** exponent, (points) => reaches(points, A, x, C));
  };
}
