/**
 * The pace of a road race in `min:sec` per kilometre.
 * @example formatPace(1_800_000, 10_000) // '3:00'
 */
export function formatPace(ms: number, metres: number): string {
  const seconds = Math.round(ms / metres);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
