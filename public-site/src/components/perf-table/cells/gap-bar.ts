/** Only the last ninth of the race is drawn: on the whole race no gap would be visible. */
const ZOOM = 9;

/**
 * How far along the drawn end of the race an athlete was when the winner finished, 0 to 1.
 * @example findGapBarLength(11580, 80) // 0.94: second by eight hundredths
 */
export function findGapBarLength(mark: number, gap: number): number {
  const winner = mark - gap;
  if (winner <= 0 || mark <= 0) return 0;
  return Math.max(0.02, Math.min(1, 1 - ZOOM * (1 - winner / mark)));
}
