import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Tracks the requests of a context's pages from now on, which `settled` and `answered` need. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  pendingRequests.set(context, requests);
  context.on('request', (request) => {
    // A live stream never ends.
    if (request.resourceType() !== 'eventsource') requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

function listPendingUrls(page: Page): string[] {
  const requests = pendingRequests.get(page.context());
  if (requests === undefined) throw new Error('nobody watched what this page asks for');
  return [...requests].filter((request) => isFromPage(page, request)).map((request) => request.url());
}

/** Whether a request is of this page; a service worker's own are of none. */
function isFromPage(page: Page, request: Request): boolean {
  return request.serviceWorker() === null && request.frame().page() === page;
}

/** Waits until a page has no pending requests, before a journey moves its clock forward. */
export async function waitUntilAnswered(page: Page): Promise<void> {
  await expect.poll(() => listPendingUrls(page), { intervals: [10] }).toEqual([]);
}

/** Runs in the page: waits for fonts, animations, two frames and an idle moment. */
async function finishDrawing(): Promise<void> {
  await document.fonts.ready;
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Waits until the application has replaced the server's page, is drawn, and has no pending requests. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(async () => {
    // The page that the server drew is removed once the application has drawn the same.
    await expect(page.locator('#first')).toHaveCount(0, { timeout: 1000 });
    expect(listPendingUrls(page)).toEqual([]);
    await page.evaluate(finishDrawing);
    expect(listPendingUrls(page)).toEqual([]);
  }).toPass({ timeout: 30_000, intervals: [50] });
}
