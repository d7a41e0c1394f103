import type { Page } from '@playwright/test';

/** Counts the streams of a page that break from now on; the returned function reads the number. */
export async function countBrokenStreams(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const Native = window.EventSource;
    const counters = window as unknown as { brokenStreams: number };
    counters.brokenStreams = 0;
    window.EventSource = class extends Native {
      constructor(url: string | URL, init?: EventSourceInit) {
        super(url, init);
        this.addEventListener('error', () => {
          counters.brokenStreams += 1;
        });
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { brokenStreams: number }).brokenStreams);
}
