/** Closer than this to a whole number a binary result is not trusted, and whole numbers decide. */
const DOUBT = 1e-4;

/**
 * Cuts points to a whole number, exactly: `estimate` in binary, `reaches` the proof for a whole number of points.
 * @example wholePoints(16.000_000_1, (n) => n <= 15) // 15
 */
export function wholePoints(estimate: number, reaches: (points: bigint) => boolean): number {
  const nearest = Math.round(estimate);
  if (Math.abs(estimate - nearest) > DOUBT) return Math.floor(estimate);
  return reaches(BigInt(nearest)) ? nearest : nearest - 1;
}

/** Greatest whole number not above a fraction whose lower part is above 0. @example floorOf(-7n, 2n) // -4 */
export function floorOf(above: bigint, below: bigint): number {
  const cut = above / below;
  return Number(above < 0n && cut * below !== above ? cut - 1n : cut);
}
