/** A number of places as the rules need it: cut to a whole one, 0 for a negative one and for none. @example roundCount(2.5) // 2 */
export function roundCount(places: number): number {
  return Number.isFinite(places) ? Math.max(0, Math.floor(places)) : 0;
}
