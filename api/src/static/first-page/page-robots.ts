import type { AskApi } from './ask-api.ts';
import { isPageNoindex } from './page-noindex.ts';
import type { RequestedPage } from './requested-page.ts';

/** How long the answer for a page is used again, ms. */
const ANSWER_LIFE_MS = 1000;

/** How long a page waits for the answer, ms; without one by then, search engines must not keep it. */
const TIMEOUT_MS = 3000;

/** Pages whose answer is in memory. */
const MAX_KNOWN = 500;

interface StoredTrials {
  readonly at: number;
  readonly noindex: Promise<boolean>;
}

/** Tells whether search engines must not keep a page; worked out once for all requests within a second. */
export interface PageRobots {
  of(asked: RequestedPage): Promise<boolean>;
}

const inTime = (noindex: Promise<boolean>): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(true), TIMEOUT_MS);
    const settle = (value: boolean) => {
      clearTimeout(late);
      resolve(value);
    };
    noindex.then(settle, () => settle(true));
  });

export function createPageRobots(ask: AskApi | undefined, now: () => number = Date.now): PageRobots {
  const known = new Map<string, StoredTrials>();
  return {
    async of(asked) {
      if (ask === undefined) return false;
      const key = `${asked.path}${asked.search}`;
      const before = known.get(key);
      if (before !== undefined && now() - before.at < ANSWER_LIFE_MS) return inTime(before.noindex);
      const noindex = isPageNoindex(asked, ask);
      known.delete(key);
      const [oldest] = known.keys();
      if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
      known.set(key, { at: now(), noindex });
      return inTime(noindex);
    },
  };
}
