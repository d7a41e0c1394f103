import type { AskApi, FirstAnswer } from './ask-api.ts';
import { gatherAnswers } from './gather-answers.ts';
import type { PageAsked } from './page-asked.ts';
import { createPageCache } from './page-cache.ts';

/** Pages whose answers are remembered. */
const MAX_PAGES = 300;

interface PageAnswers {
  /** What a page shows; undefined where it is refused. */
  read(asked: PageAsked): Promise<readonly FirstAnswer[] | undefined>;
  clear(): void;
}

/** Parameters by which a page asks for other answers; by the others it only shows less of the same. */
const ASKS_BY = new Set(['insee', 'j', 'o', 'v']);

function gatherKey({ path, search }: PageAsked): string {
  const asks = [...new URLSearchParams(search)].filter(([name]) => ASKS_BY.has(name) && (name !== 'j' || path === '/'));
  return `${path}?${new URLSearchParams(asks)}`;
}

/** Gathers what pages show, once for all who ask within `lifeMs`, whatever their language and filters. */
export function createPageAnswers(ask: AskApi, lifeMs: number, clock: () => number): PageAnswers {
  const gathered = createPageCache<{ readonly at: number; readonly answers: ReturnType<PageAnswers['read']> }>(
    MAX_PAGES,
  );
  return {
    read(asked) {
      const key = gatherKey(asked);
      const before = gathered.get(key);
      if (before !== undefined && clock() - before.at < lifeMs) return before.answers;
      const answers = gatherAnswers(asked, ask);
      gathered.put(key, { at: clock(), answers });
      return answers;
    },
    clear: () => gathered.clear(),
  };
}
