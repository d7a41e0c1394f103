import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Notes what the pages of a context ask for, from now on: `settled` needs it. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => {
    // A live stream never ends.
    if (request.resourceType() !== 'eventsource') requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

function awaitedBy(page: Page): string[] {
  const requests = underWay.get(page.context());
  if (requests === undefined) throw new Error('nobody watched what this page asks for');
  return [...requests].filter((request) => isOf(page, request)).map((request) => request.url());
}

/** What a service worker asks for belongs to no page. */
function isOf(page: Page, request: Request): boolean {
  return request.serviceWorker() === null && request.frame().page() === page;
}

/** Waits until a page waits for no answer: its clock, where a journey puts it forward, is not to run ahead of the server. */
export async function answered(page: Page): Promise<void> {
  await expect.poll(() => awaitedBy(page), { intervals: [10] }).toEqual([]);
}

/** Fonts are there, what moves has arrived, two frames are drawn, and the page has nothing else to do. */
async function finishDrawing(): Promise<void> {
  await document.fonts.ready;
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Waits until a page is the application's, waits for no answer, is drawn, and has asked for nothing more meanwhile. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    // What the server drew stays in sight until the application has drawn the same.
    await expect(page.locator('#first')).toHaveCount(0, { timeout: 1000 });
    expect(awaitedBy(page)).toEqual([]);
    await page.evaluate(finishDrawing);
    expect(awaitedBy(page)).toEqual([]);
  }).toPass({ timeout: 30_000, intervals: [50] });
}
