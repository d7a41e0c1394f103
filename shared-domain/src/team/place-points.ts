/**
 * Points of a place that `tied` rows share: the mean of the points of the places that they take up; places beyond the list have 0.
 * @example scorePlace(2, 2, [8, 7, 6]) // 6.5
 */
export function scorePlace(place: number, tied: number, points: readonly number[]): number {
  const sharedPoints = Array.from({ length: tied }, (_, at) => points[place - 1 + at] ?? 0);
  return sharedPoints.reduce((sum, one) => sum + one, 0) / tied;
}
