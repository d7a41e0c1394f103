import { findPageData } from '../page-data.ts';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import { readLiveBoard } from './live-board.ts';
import { readLongRaceAnswers } from './long-race.ts';
import { createPageCache } from './page-cache.ts';
import type { RequestedPage } from './requested-page.ts';

/** All answers that a page shows at first; undefined where one is refused. */
export async function gatherAnswers({ path, search }: RequestedPage, ask: AskApi): Promise<FirstAnswer[] | undefined> {
  const { remote, answers: urls } = findPageData(path, new URLSearchParams(search));
  if (remote !== 'public_site') return undefined;
  const fetched = (await readLongRaceAnswers(path, ask)) ?? (await Promise.all(urls.map((url) => ask(url))));
  const answers = fetched.filter((answer) => answer !== undefined);
  if (answers.length < fetched.length) return undefined;
  const board = await readLiveBoard(path, answers, ask);
  return [...answers, ...board];
}

/** Pages whose answers are in memory. */
const MAX_PAGES = 300;

interface PageAnswers {
  /** The answers of a page; undefined where one is refused. */
  read(requestedPage: RequestedPage): Promise<readonly FirstAnswer[] | undefined>;
  clear(): void;
}

/** Parameters that change which answers a page needs; the others only filter them. */
const DATA_PARAMETERS = new Set(['insee', 'j', 'o', 'v']);

function buildKey({ path, search }: RequestedPage): string {
  const parameters = [...new URLSearchParams(search)].filter(
    ([name]) => DATA_PARAMETERS.has(name) && (name !== 'j' || path === '/'),
  );
  return `${path}?${new URLSearchParams(parameters)}`;
}

/** Gathers the answers of pages, once for all requests within `maxAgeMs`, whatever their language and filters. */
export function createPageAnswers(ask: AskApi, maxAgeMs: number, clock: () => number): PageAnswers {
  const gathered = createPageCache<{ readonly gatheredAt: number; readonly answers: ReturnType<PageAnswers['read']> }>(
    MAX_PAGES,
  );
  return {
    read(requestedPage) {
      const key = buildKey(requestedPage);
      const recent = gathered.get(key);
      if (recent !== undefined && clock() - recent.gatheredAt < maxAgeMs) return recent.answers;
      const answers = gatherAnswers(requestedPage, ask);
      gathered.put(key, { gatheredAt: clock(), answers });
      return answers;
    },
    clear: () => gathered.clear(),
  };
}
