import type { Page } from '@playwright/test';

/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower than this machine a phone is. */
export const PHONE_RATE = 4;

/** Emulates a phone on slow 4G. */
export async function emulateSlowPhone(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
}

interface Moments {
  /** ms from the navigation to the first painted row of a list. */
  readonly row: number;
  /** ms until the application has replaced the page that the server drew. */
  readonly ready: number;
}

/** Measures when the first row is painted and when the application takes over; the returned function waits for both. */
export async function watchMoments(page: Page): Promise<() => Promise<Moments>> {
  await page.addInitScript(() => {
    const timedWindow = window as unknown as { row?: number; ready?: number };
    const recordMoments = () => {
      const row = document.querySelector('main tbody tr');
      if (timedWindow.row === undefined && row !== null && row.getBoundingClientRect().height > 0)
        // Changes of this frame are painted by the next one.
        requestAnimationFrame(() => {
          timedWindow.row ??= performance.now();
        });
      const root = document.getElementById('root');
      if (
        timedWindow.ready === undefined &&
        root?.querySelector('main tbody tr button') &&
        !document.getElementById('first')
      )
        timedWindow.ready = performance.now();
      if (timedWindow.ready === undefined) requestAnimationFrame(recordMoments);
    };
    requestAnimationFrame(recordMoments);
  });
  return async () => {
    await page.waitForFunction(
      () => {
        const { row, ready } = window as unknown as { row?: number; ready?: number };
        return row !== undefined && ready !== undefined;
      },
      undefined,
      { timeout: 30_000 },
    );
    return page.evaluate(() => {
      const { row = 0, ready = 0 } = window as unknown as { row?: number; ready?: number };
      return { row, ready };
    });
  };
}
