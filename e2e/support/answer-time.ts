import type { Page } from '@playwright/test';

/** Milliseconds from a key press until its effect has been drawn. */
export async function measureAnswerTime(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const timedWindow = window as unknown as { answerTime?: Promise<number> };
    timedWindow.answerTime = new Promise((resolve) => {
      window.addEventListener(
        'keydown',
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { once: true, capture: true },
      );
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { answerTime: Promise<number> }).answerTime);
}

export const findMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
