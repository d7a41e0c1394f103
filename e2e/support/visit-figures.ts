import { PHONE_RATE, SLOW_4G } from './slow-network.ts';
import type { UnwatchedBrowser } from './unwatched-browser.ts';

/** What a visit costs its reader, in ms from the navigation. */
export interface VisitFigures {
  /** The first text or picture of the page. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The application has taken over the page that the server drew. */
  readonly interactive: number;
  /** Sum of what each task takes over 50 ms. */
  readonly blocked: number;
  readonly longestTask: number;
}

const PHONE = { width: 360, height: 740, deviceScaleFactor: 1, mobile: false };
const MAX_VISIT_MS = 30_000;
/** A page is idle once it has had no long task for so long. */
const QUIET_MS = 2000;

interface Watched {
  figures: VisitFigures & { readonly quiet: number };
}

/** Runs in the page, before anything of it. */
function watchVisit(): void {
  const MAX_UNNOTICED_MS = 50;
  const figures = { firstPaint: 0, largestPaint: 0, interactive: 0, blocked: 0, longestTask: 0, busy: 0 };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    figures.blocked += Math.max(0, duration - MAX_UNNOTICED_MS);
    figures.longestTask = Math.max(figures.longestTask, duration);
    figures.busy = startTime + duration;
  });
  Object.defineProperty(window, 'figures', {
    get: () => ({ ...figures, quiet: performance.now() - Math.max(figures.busy, figures.interactive) }),
  });
  const noteApplication = () => {
    if (document.querySelector('#root main') !== null && document.getElementById('first') === null)
      figures.interactive = performance.now();
    else requestAnimationFrame(noteApplication);
  };
  requestAnimationFrame(noteApplication);
}

/** Visits an address for the first time on a slow phone, until the page is idle. */
export async function measureVisit(browser: UnwatchedBrowser, address: string): Promise<VisitFigures> {
  const page = await browser.open();
  try {
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Emulation.setDeviceMetricsOverride', PHONE);
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchVisit})()` });
    await page.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.send('Emulation.setCPUThrottlingRate', { rate: PHONE_RATE });
    await page.send('Page.navigate', { url: address });
    for (const limit = Date.now() + MAX_VISIT_MS; Date.now() < limit; ) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const figures = await page.evaluate<Watched['figures'] | undefined>('window.figures');
      if (figures !== undefined && figures.interactive > 0 && figures.quiet > QUIET_MS) return figures;
    }
    throw new Error(`${address} was not taken over by the application`);
  } finally {
    await page.close();
  }
}
