import type { BrowserContext } from '@playwright/test';

/** What writes the marks of a row. */
export const ROW_CALLS = '**/api/lesecretariat/trial/*/row';
/** A bar is written with the trial. */
const TRIAL_CALLS = /\/api\/lesecretariat\/trial\/[^/?]+$/;

/** What writes fails as it does without a network; the rest of the console goes on. */
export async function cutCalls(context: BrowserContext): Promise<void> {
  await context.route(ROW_CALLS, (route) => route.abort('internetdisconnected'));
  await context.route(TRIAL_CALLS, (route) => route.abort('internetdisconnected'));
}

export async function mendCalls(context: BrowserContext): Promise<void> {
  await context.unroute(ROW_CALLS);
  await context.unroute(TRIAL_CALLS);
}
