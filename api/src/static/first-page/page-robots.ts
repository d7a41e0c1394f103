import type { AskApi } from './ask-api.ts';
import { isPageNoindex } from './page-noindex.ts';
import type { RequestedPage } from './requested-page.ts';

/** How long the answer for a page is used again, ms. */
const ANSWER_LIFE_MS = 1000;

/** How long a page waits for the answer, ms; without one by then, search engines must not keep it. */
const TIMEOUT_MS = 3000;

/** Pages whose answer is in memory. */
const MAX_STORED = 500;

interface StoredAnswer {
  readonly storedAt: number;
  readonly noindex: Promise<boolean>;
}

/** Tells whether search engines must not keep a page; worked out once for all requests within a second. */
export interface PageRobots {
  isNoindex(requestedPage: RequestedPage): Promise<boolean>;
}

const limitWait = (noindex: Promise<boolean>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), TIMEOUT_MS);
    const settle = (value: boolean) => {
      clearTimeout(timer);
      resolve(value);
    };
    noindex.then(settle, () => settle(true));
  });

export function createPageRobots(ask: AskApi | undefined, now: () => number = Date.now): PageRobots {
  const stored = new Map<string, StoredAnswer>();
  return {
    async isNoindex(requestedPage) {
      if (ask === undefined) return false;
      const key = `${requestedPage.path}${requestedPage.search}`;
      const recent = stored.get(key);
      if (recent !== undefined && now() - recent.storedAt < ANSWER_LIFE_MS) return limitWait(recent.noindex);
      const noindex = isPageNoindex(requestedPage, ask);
      stored.delete(key);
      const [oldest] = stored.keys();
      if (stored.size >= MAX_STORED && oldest !== undefined) stored.delete(oldest);
      stored.set(key, { storedAt: now(), noindex });
      return limitWait(noindex);
    },
  };
}
