/** A floating point result that is nearer than this to a whole number is not trusted: an exact comparison decides. */
const MAX_BINARY_ERROR = 1e-4;

/**
 * Rounds points down exactly: `estimate` is their floating point value, `isAtLeast` tells exactly whether they are at least a whole number.
 * @example floorPoints(16.000_000_1, (n) => n <= 15) // 15
 */
export function floorPoints(estimate: number, isAtLeast: (points: bigint) => boolean): number {
  const nearest = Math.round(estimate);
  if (Math.abs(estimate - nearest) > MAX_BINARY_ERROR) return Math.floor(estimate);
  return isAtLeast(BigInt(nearest)) ? nearest : nearest - 1;
}

/** Divides and rounds down; the denominator is above 0. @example divideDown(-7n, 2n) // -4 */
export function divideDown(numerator: bigint, denominator: bigint): number {
  const quotient = numerator / denominator;
  return Number(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}
