/** A decimal number as an exact fraction of whole numbers. */
export interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

/** Greatest common divisor, above 0. */
function divisor(a: bigint, b: bigint): bigint {
  if (b !== 0n) return divisor(b, a % b);
  return a < 0n ? -a : a;
}

/** Exactly what the text says, the lower part above 0. @example makeFraction('1.81') // 181/100 */
export function makeFraction(decimal: string): Fraction {
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

/** A number of thousandths (or hundredths, or points) and how many of them make one. */
interface Scaled {
  readonly count: bigint;
  readonly size: number;
}

/**
 * A decimal counted in parts of 1 / scale, in finer parts where it needs them: what a formula's b is beside a mark in whole
 * ms or mm. `size` is a multiple of the scale.
 * @example scaled('-25.8', 1000) // { count: -25800n, size: 1000 }
 */
export function scaled(decimal: string, scale: number): Scaled {
  const { above, below } = makeFraction(decimal);
  const finer = below / divisor(above * BigInt(scale), below);
  return { count: (above * BigInt(scale) * finer) / below, size: scale * Number(finer) };
}
