/** A decimal number as an exact fraction of whole numbers. */
export interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

/** @example fractionOf('1.81') // 181/100 */
export function fractionOf(decimal: string): Fraction {
  const [whole = '0', decimals = ''] = decimal.split('.');
  const above = BigInt(whole + decimals);
  const below = 10n ** BigInt(decimals.length);
  const shared = divisor(above, below);
  return { above: above / shared, below: below / shared };
}

/**
 * Whether a × x^c is at least n, decided in whole numbers: with c = p/q both sides are raised to q.
 */
export function reaches(n: bigint, a: Fraction, x: Fraction, c: Fraction): boolean {
  const left = a.above ** c.below * x.above ** c.above;
  const right = n ** c.below * a.below ** c.below * x.below ** c.above;
  return left >= right;
}
