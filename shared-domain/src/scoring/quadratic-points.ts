import { makeFraction, scaleDecimal } from './decimal.ts';
import { divideDown } from './whole-points.ts';

/** Constants of a formula as printed decimals; `scale`: how many ms, mm or points make one of its unit. */
export interface FormulaNumbers {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly scale: number;
  readonly isTime: boolean;
}

/** Nearer than this to a whole number the points are computed exactly; the error of floating point is below 1e-9. */
const MAX_BINARY_ERROR = 1e-6;

/**
 * a × (x + b)² + c, rounded down, exact: with BigInt where floating point is too near to a whole number. With b < 0 the result is 0
 * from −b on, where the square rises again. May be negative.
 */
export function makeQuadraticFormula({ a, b, c, scale }: FormulaNumbers): (value: number) => number {
  const { count, size } = scaleDecimal(b, scale);
  const [exactA, exactC] = [makeFraction(a), makeFraction(c)];
  const refinement = size / scale;
  const shift = Number(count);
  const factor = Number(a) / size ** 2;
  const constant = Number(c);
  const denominator = exactA.denominator * exactC.denominator * BigInt(size) ** 2n;

  function scoreExactly(value: number): number {
    const x = BigInt(value) * BigInt(refinement) + count;
    return divideDown(
      exactA.numerator * exactC.denominator * x * x + exactC.numerator * exactA.denominator * BigInt(size) ** 2n,
      denominator,
    );
  }

  return (value) => {
    const x = value * refinement + shift;
    if (shift < 0 && x >= 0) return 0;
    const estimate = factor * (x * x) + constant;
    const floor = Math.floor(estimate);
    const fraction = estimate - floor;
    return fraction > MAX_BINARY_ERROR && fraction < 1 - MAX_BINARY_ERROR ? floor : scoreExactly(value);
  };
}
