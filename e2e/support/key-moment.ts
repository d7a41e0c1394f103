import type { Page } from '@playwright/test';

interface MomentWindow {
  keyMoment?: number;
}

/** Notes on each page that is opened from now on when a key whose words begin with `words` is drawn and can be pressed. */
export async function watchKey(page: Page, words: string): Promise<void> {
  await page.addInitScript((start) => {
    const momentWindow = window as unknown as MomentWindow;
    const canPress = () =>
      [...document.querySelectorAll<HTMLButtonElement>('button')].some(
        (key) =>
          !key.disabled &&
          (key.getAttribute('aria-label') ?? key.textContent ?? '').trim().startsWith(start) &&
          key.getBoundingClientRect().height > 0,
      );
    const look = () => {
      if (!canPress()) requestAnimationFrame(look);
      // What this frame draws is on the screen, and the script that drew it is done, at the next task.
      else
        requestAnimationFrame(() =>
          setTimeout(() => {
            momentWindow.keyMoment = performance.now();
          }),
        );
    };
    requestAnimationFrame(look);
  }, words);
}

/** Milliseconds from when the page was asked for until then. */
export async function readKeyMoment(page: Page): Promise<number> {
  await page.waitForFunction(() => 'keyMoment' in window);
  return page.evaluate(() => (window as unknown as { keyMoment: number }).keyMoment);
}
