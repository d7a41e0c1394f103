import { createRandom, randomBelow } from './random.ts';

/** How lots are drawn; a log that names another generator is not repeatable by this one. */
export const DRAW_GENERATOR = 'xoshiro128**/1';

/** Lots as they were drawn, and all that is needed to draw them again (TR 20.3, 20.4). */
export interface Draw {
  readonly generator: string;
  readonly seed: string;
  /** Sorted, so that the order in which they were entered plays no part. */
  readonly items: readonly string[];
  readonly order: readonly string[];
}

/**
 * Draws lots: an order of the items in which every one is equally likely (Fisher–Yates). The same items and seed give the
 * same order, in whatever order the items come; another seed gives another draw.
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

/** Does drawing again from its log give the same order? @example isRepeatable(drawLots(['A', 'B'], 'x')) // true */
export function isRepeatable(draw: Draw): boolean {
  const again = drawLots(draw.items, draw.seed);
  return (
    draw.generator === DRAW_GENERATOR &&
    again.order.every((item, at) => item === draw.order[at]) &&
    again.order.length === draw.order.length
  );
}
