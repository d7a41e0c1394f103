/**
 * Points of a place, `tied` rows sharing it: those of the places that they take up, in equal parts. Nothing beyond the last place
 * that has points.
 * @example scorePlace(2, 2, [8, 7, 6]) // 6.5
 */
export function scorePlace(place: number, tied: number, points: readonly number[]): number {
  const taken = Array.from({ length: tied }, (_, at) => points[place - 1 + at] ?? 0);
  return taken.reduce((sum, one) => sum + one, 0) / tied;
}
