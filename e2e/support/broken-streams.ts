import type { Page } from '@playwright/test';

/** Counts, in the page, every stream that breaks from now on; read as often as one likes. */
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
