/** Rounds a number of places down; 0 for a negative or infinite number. @example floorCount(2.5) // 2 */
export function floorCount(places: number): number {
  return Number.isFinite(places) ? Math.max(0, Math.floor(places)) : 0;
}
