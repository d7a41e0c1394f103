import { type BrowserContext, test as base } from '@playwright/test';
import { watchRequests } from './settled.ts';

export { expect } from '@playwright/test';

const { FAKETIME } = process.env;

/** Gives a journey the clocks of its pages, to be put forward (`context.clock`); they go on by themselves until then. */
export async function holdClock(context: BrowserContext): Promise<void> {
  // Under another clock the pages have been given theirs already.
  if (FAKETIME === undefined) await context.clock.install();
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

export const test = base.extend<Reader>({
  cookiesAnswered: [true, { option: true }],
  context: async ({ context, cookiesAnswered }, use) => {
    if (cookiesAnswered) await answerCookies(context);
    if (FAKETIME !== undefined) await context.clock.install({ time: Date.now() });
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
