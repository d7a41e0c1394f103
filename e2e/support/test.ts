import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';
import { watchRequests } from './settled.ts';
import { shiftDatesIn } from './shifted-dates.ts';

export { expect } from '@playwright/test';

/**
 * Gives a journey the clocks of its pages, to be put forward (`context.clock`); they begin with that of the machine, and go on
 * by themselves until then.
 */
export async function fixClock(context: BrowserContext): Promise<void> {
  await context.clock.install({ time: Date.now() });
}

interface Reader {
  /** Whether the reader has already answered about cookies; `false` for a first visit. */
  readonly cookiesAnswered: boolean;
}

/** A reader who has been here before: their answer about cookies is kept, and nothing stands before the page. */
export async function answerCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('eP_answered', 'true');
      localStorage.setItem('eP_essential', 'true');
      localStorage.setItem('eP_analytics', 'false');
    } catch {
      // A page without storage asks again.
    }
  });
}

interface Shared {
  readonly browser: Browser;
  /**
   * A server for every file that asks nothing of its own of it: competitions of other files are on it, and it is neither stopped
   * nor changed. Starting one costs as much as a short journey.
   */
  readonly sharedServer: RunningServer;
}

export const test = base.extend<Reader, Shared>({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      shiftDatesIn(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  cookiesAnswered: [true, { option: true }],
  context: async ({ context, cookiesAnswered }, use) => {
    if (cookiesAnswered) await answerCookies(context);
    watchRequests(context);
    await use(context);
    // A call that is held back when a journey ends is no fault of it.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

type TestBody = Parameters<typeof test>[2];

/** A test of the long run: in the short one it is not there. */
export const longTest = (title: string, body: TestBody): void => {
  if (process.env.FOULEE_LONG === '1') test(title, body);
};
