import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';
import { shiftBrowserDates } from './shifted-dates.ts';
import { watchRequests } from './wait-until-settled.ts';

export { expect } from '@playwright/test';

/**
 * Lets a journey move its pages' clocks forward (`context.clock`); until then they run with the machine's.
 */
export async function fixClock(context: BrowserContext): Promise<void> {
  await context.clock.install({ time: Date.now() });
}

interface Reader {
  /** Whether the reader has already answered about cookies; `false` for a first visit. */
  readonly cookiesAnswered: boolean;
}

/** Stores an answer about cookies, so that the question does not cover the page. */
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
   * A server shared by test files that need no special settings, since starting one takes as long as a short journey. It has
   * other files' competitions; tests must not stop it or change its settings.
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
    async ({ playwright, browserName }, use) => {
      const launch = () => playwright[browserName].launch();
      // Chromium with its graphics in the same process dies at one start of some hundreds.
      const browser = await launch().catch(launch);
      shiftBrowserDates(browser);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  cookiesAnswered: [true, { option: true }],
  context: async ({ context, cookiesAnswered }, use) => {
    if (cookiesAnswered) await answerCookies(context);
    watchRequests(context);
    await use(context);
    // A call that a journey still holds back at its end is not an error.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

type TestBody = Parameters<typeof test>[2];

/** Defines a test of the long run (FOULEE_LONG=1) only. */
export const longTest = (title: string, body: TestBody): void => {
  if (process.env.FOULEE_LONG === '1') test(title, body);
};
