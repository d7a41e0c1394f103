/** How athletes are put into heats: zigzag (TR 20.3), the best together, or by lots. */
export const SEEDING_METHODS = ['serpentine', 'pack', 'lots'] as const;

/** One of `SEEDING_METHODS`. */
export type SeedingMethod = (typeof SEEDING_METHODS)[number];

/**
 * Heat, from 0, of the athlete number `index`, from 0, in a zigzag: 0 1 2, 2 1 0, 0 1 2 … (TR 20.3).
 * @example findZigzagHeat(3, 3) // 2
 */
export function findZigzagHeat(index: number, heats: number): number {
  const row = Math.floor(index / heats);
  const column = index % heats;
  return row % 2 === 0 ? column : heats - 1 - column;
}

/**
 * Distributes athletes, best first, over heats in a zigzag (TR 20.3).
 * @example zigzag([1, 2, 3, 4, 5], 2) // [[1, 4, 5], [2, 3]]
 */
export function zigzag<T>(order: readonly T[], heats: number): T[][] {
  const composed = Array.from({ length: heats }, (): T[] => []);
  order.forEach((athlete, index) => {
    composed[findZigzagHeat(index, heats)]?.push(athlete);
  });
  return composed;
}

/** Puts the best athletes in one heat, the next in another; sizes differ by at most one, better heats are larger. @example pack([1, 2, 3, 4, 5], 2) // [[1, 2, 3], [4, 5]] */
export function pack<T>(order: readonly T[], heats: number): T[][] {
  const size = Math.floor(order.length / heats);
  const larger = order.length % heats;
  return Array.from({ length: heats }, (_, heat) => {
    const from = heat * size + Math.min(heat, larger);
    return order.slice(from, from + size + (heat < larger ? 1 : 0));
  });
}
