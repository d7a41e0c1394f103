import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Longer than a browser takes for a long press, ms. */
const LONG_PRESS_MS = 1000;
const STEPS = 8;

/** Fingers on the glass of a page. */
export interface Touches {
  /** One finger comes down, moves to each point and lifts at the last. */
  readonly drag: (...points: readonly Point[]) => Promise<void>;
  /** One finger stays where it is. */
  readonly hold: (point: Point) => Promise<void>;
  /** Two fingers come down beside each other and move apart. */
  readonly pinch: (point: Point) => Promise<void>;
}

/** The points on the way from one to another. */
const listWay = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, at) => {
    const part = (at + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

export async function openTouches(page: Page): Promise<Touches> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })) });
  return {
    async drag(first = { x: 0, y: 0 }, ...others) {
      await send('touchStart', [first]);
      let before = first;
      for (const next of others) {
        for (const point of listWay(before, next)) await send('touchMove', [point]);
        before = next;
      }
      await send('touchEnd', []);
    },
    async hold(point) {
      await send('touchStart', [point]);
      const start = await page.evaluate(() => performance.now());
      await page.waitForFunction(([from, ms]) => performance.now() - from > ms, [start, LONG_PRESS_MS] as const);
      await send('touchEnd', []);
    },
    async pinch({ x, y }) {
      await send('touchStart', [
        { x: x - 8, y },
        { x: x + 8, y },
      ]);
      for (let step = 1; step <= STEPS; step += 1)
        await send('touchMove', [
          { x: x - 8 - 6 * step, y },
          { x: x + 8 + 6 * step, y },
        ]);
      await send('touchEnd', []);
    },
  };
}
