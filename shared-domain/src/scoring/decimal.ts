/** A decimal number as an exact fraction of whole numbers. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Greatest common divisor, above 0. */
function findDivisor(a: bigint, b: bigint): bigint {
  if (b !== 0n) return findDivisor(b, a % b);
  return a < 0n ? -a : a;
}

/** Converts a decimal text exactly, in lowest terms, with a denominator above 0. @example makeFraction('1.81') // 181/100 */
export function makeFraction(decimal: string): Fraction {
  const [whole = '0', decimals = ''] = decimal.split('.');
  const numerator = BigInt(whole + decimals);
  const denominator = 10n ** BigInt(decimals.length);
  const shared = findDivisor(numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

/** Whether a × x^c ≥ n, computed exactly: with c = p/q both sides are raised to the power q. */
export function isPowerAtLeast(n: bigint, a: Fraction, x: Fraction, c: Fraction): boolean {
  const left = a.numerator ** c.denominator * x.numerator ** c.numerator;
  const right = n ** c.denominator * a.denominator ** c.denominator * x.denominator ** c.numerator;
  return left >= right;
}

/** A number as a `count` of equal parts, `size` of which make one. */
interface ScaledNumber {
  readonly count: bigint;
  readonly size: number;
}

/**
 * Converts a decimal to a whole number of parts: `scale` parts make one, or a multiple of it where the decimal needs finer parts.
 * A formula's constant b is compared so with marks in ms or mm.
 * @example scaleDecimal('-25.8', 1000) // { count: -25800n, size: 1000 }
 */
export function scaleDecimal(decimal: string, scale: number): ScaledNumber {
  const { numerator, denominator } = makeFraction(decimal);
  const refinement = denominator / findDivisor(numerator * BigInt(scale), denominator);
  return { count: (numerator * BigInt(scale) * refinement) / denominator, size: scale * Number(refinement) };
}
