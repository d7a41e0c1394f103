import type { Page } from '@playwright/test';

/** Milliseconds from the lift of a finger on a key until the strip below is drawn in the key's colour: green or red. */
export async function measureColour(page: Page, colour: 'ok' | 'no', press: () => Promise<void>): Promise<number> {
  await page.evaluate((name) => {
    const timedWindow = window as unknown as { colourTime?: Promise<number> };
    timedWindow.colourTime = new Promise((resolve) => {
      window.addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          const look = () => {
            if (document.querySelector(`.ft.${name}`) === null) requestAnimationFrame(look);
            else setTimeout(() => resolve(performance.now() - timeStamp));
          };
          look();
        },
        { once: true, capture: true },
      );
    });
  }, colour);
  await press();
  return page.evaluate(() => (window as unknown as { colourTime: Promise<number> }).colourTime);
}
