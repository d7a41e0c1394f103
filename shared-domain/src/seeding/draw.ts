import { createRandom, randomBelow } from './random.ts';

/** Name of the random generator; draws by another one cannot be repeated with it. */
export const DRAW_GENERATOR = 'xoshiro128**/1';

/** A draw of lots, with all that is needed to repeat it (TR 20.3, 20.4). */
export interface Draw {
  readonly generator: string;
  readonly seed: string;
  /** Sorted, so that their given order does not matter. */
  readonly items: readonly string[];
  readonly order: readonly string[];
}

/**
 * Draws lots: all orders of the items are equally likely (Fisher–Yates). The same items and seed always give the same order.
 * @example drawLots(['A', 'B', 'C'], 'pole vault 2026-06-14').order.length // 3
 */
export function drawLots(items: readonly string[], seed: string): Draw {
  const sorted = items.toSorted();
  const order = [...sorted];
  const random = createRandom(seed);
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomBelow(random, last + 1);
    const item = order[last] as string;
    order[last] = order[other] as string;
    order[other] = item;
  }
  return { generator: DRAW_GENERATOR, seed, items: sorted, order };
}

/** Whether repeating a draw gives the same order. @example isRepeatable(drawLots(['A', 'B'], 'x')) // true */
export function isRepeatable(draw: Draw): boolean {
  const repeatedDraw = drawLots(draw.items, draw.seed);
  return (
    draw.generator === DRAW_GENERATOR &&
    repeatedDraw.order.every((item, at) => item === draw.order[at]) &&
    repeatedDraw.order.length === draw.order.length
  );
}
