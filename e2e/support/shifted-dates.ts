import type { Browser, BrowserContext } from '@playwright/test';

/** Seconds between the machine's clock and the one that `npm run clocks` gives every process but the browser. */
const SHIFT_S = Number(process.env.FAKETIME ?? 0);

function shiftDates(ms: number): void {
  const Native = Date;
  const now = () => Native.now() + ms;
  globalThis.Date = new Proxy(Native, {
    construct: (_, values: [], target) => Reflect.construct(Native, values.length === 0 ? [now()] : values, target),
    apply: () => new Native(now()).toString(),
    get: (_, name) => (name === 'now' ? now : Reflect.get(Native, name)),
  });
}

/** Pages of a context have the dates of the run: Chromium does not start under libfaketime. Their timers are its own. */
export async function shiftDatesOf(context: BrowserContext): Promise<void> {
  if (SHIFT_S !== 0) await context.addInitScript(shiftDates, SHIFT_S * 1000);
}

/** The same for every context that a browser will open. */
export function shiftDatesIn(browser: Browser): void {
  if (SHIFT_S === 0) return;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await shiftDatesOf(context);
    return context;
  };
}
