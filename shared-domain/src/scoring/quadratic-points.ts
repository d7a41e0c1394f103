import { makeFraction, scaled } from './decimal.ts';
import { floorOf } from './whole-points.ts';

/** The numbers of a formula, decimals as printed, and how many ms, mm or points one of its unit is. */
export interface FormulaNumbers {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly scale: number;
  readonly isTime: boolean;
}

/** Closer than this to a whole number the binary result is not trusted and whole numbers decide; its error is under 1e-9. */
const DOUBT = 1e-6;

/**
 * a × (x + b)² + c, cut to a whole number, exactly: in binary where the result is clearly between two whole numbers, in
 * whole numbers where it is not. With b below 0 nothing from −b on: there the square rises again. May be below 0.
 */
export function quadraticPoints({ a, b, c, scale }: FormulaNumbers): (value: number) => number {
  const { count, size } = scaled(b, scale);
  const [A, C] = [makeFraction(a), makeFraction(c)];
  const finer = size / scale;
  const shift = Number(count);
  const factor = Number(a) / size ** 2;
  const constant = Number(c);
  const below = A.below * C.below * BigInt(size) ** 2n;

  function exact(value: number): number {
    const x = BigInt(value) * BigInt(finer) + count;
    return floorOf(A.above * C.below * x * x + C.above * A.below * BigInt(size) ** 2n, below);
  }

  return (value) => {
    const x = value * finer + shift;
    if (shift < 0 && x >= 0) return 0;
    const estimate = factor * (x * x) + constant;
    const cut = Math.floor(estimate);
    const part = estimate - cut;
    return part > DOUBT && part < 1 - DOUBT ? cut : exact(value);
  };
}
