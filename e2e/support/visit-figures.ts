import type { Page } from '@playwright/test';

/** What a visit costs its reader, in ms from the navigation. */
export interface VisitFigures {
  /** The first text or picture of the page. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The application has replaced the page that the server drew. */
  readonly interactive: number;
  /** Sum of what each task takes over 50 ms. */
  readonly blocked: number;
  readonly longestTask: number;
}

interface Watched {
  figures: { largestPaint: number; interactive: number; blocked: number; longestTask: number };
}

/** Watches a page from its navigation on; the returned function waits for the application and reads the figures once the page is idle. */
export async function watchVisit(page: Page): Promise<() => Promise<VisitFigures>> {
  await page.addInitScript(() => {
    const MAX_QUIET_MS = 50;
    const figures = { largestPaint: 0, interactive: 0, blocked: 0, longestTask: 0 };
    (window as unknown as Watched).figures = figures;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) figures.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        figures.blocked += Math.max(0, duration - MAX_QUIET_MS);
        figures.longestTask = Math.max(figures.longestTask, duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    const noteApplication = () => {
      if (document.querySelector('#root main') !== null && document.getElementById('first') === null)
        figures.interactive = performance.now();
      else requestAnimationFrame(noteApplication);
    };
    requestAnimationFrame(noteApplication);
  });
  return async () => {
    await page.waitForFunction(() => (window as unknown as Watched).figures.interactive > 0, undefined, {
      timeout: 30_000,
    });
    return page.evaluate(() => ({
      ...(window as unknown as Watched).figures,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
  };
}
