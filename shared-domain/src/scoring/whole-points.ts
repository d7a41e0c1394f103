/** Nearer than this to a whole number floating point is not trusted, and an exact comparison decides. */
const MAX_BINARY_ERROR = 1e-4;

/**
 * Rounds points down exactly: `estimate` is the floating point result, `isReached` tells exactly whether a whole number is reached.
 * @example floorPoints(16.000_000_1, (n) => n <= 15) // 15
 */
export function floorPoints(estimate: number, isReached: (points: bigint) => boolean): number {
  const nearest = Math.round(estimate);
  if (Math.abs(estimate - nearest) > MAX_BINARY_ERROR) return Math.floor(estimate);
  return isReached(BigInt(nearest)) ? nearest : nearest - 1;
}

/** Divides and rounds down; the denominator is above 0. @example divideDown(-7n, 2n) // -4 */
export function divideDown(numerator: bigint, denominator: bigint): number {
  const quotient = numerator / denominator;
  return Number(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}
