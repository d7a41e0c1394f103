import type { Browser, BrowserContext } from '@playwright/test';

/** Seconds by which `npm run clocks` shifts the clocks of all processes but the browser. */
const SHIFT_S = Number(process.env.FAKETIME ?? 0);

/** Runs in a page: its `Date` is `ms` ahead. */
export function shiftDates(ms: number): void {
  const Native = Date;
  const now = () => Native.now() + ms;
  globalThis.Date = new Proxy(Native, {
    construct: (_, values: [], target) => Reflect.construct(Native, values.length === 0 ? [now()] : values, target),
    apply: () => new Native(now()).toString(),
    get: (_, name) => (name === 'now' ? now : Reflect.get(Native, name)),
  });
}

/** Shifts `Date` in a context's pages as in the other processes, since Chromium does not run under libfaketime. */
export async function shiftContextDates(context: BrowserContext): Promise<void> {
  if (SHIFT_S !== 0) await context.addInitScript(shiftDates, SHIFT_S * 1000);
}

/** Does the same for all contexts that a browser will open. */
export function shiftBrowserDates(browser: Browser): void {
  if (SHIFT_S === 0) return;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await shiftContextDates(context);
    return context;
  };
}

/**
 * Sets the clock of a phone forward by `ms`, or back: in its pages that are open and in those that it opens later. Their counts
 * (`performance.now`) run on, as on a phone.
 */
export async function turnClock(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript(shiftDates, ms);
  for (const page of context.pages()) await page.evaluate(shiftDates, ms);
}
