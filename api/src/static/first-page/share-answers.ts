import type { AskApi, FirstAnswer } from './ask-api.ts';
import { createPageCache } from './page-cache.ts';

/** How long one answer is shared by all pages that show it, ms. */
const ANSWER_LIFE_MS = 1000;

const MAX_ANSWERS = 1000;

interface SharedAnswer {
  readonly at: number;
  readonly answer: Promise<FirstAnswer | undefined>;
}

/**
 * Asks once a second for what many pages show: the pages of one competition all begin with its programme.
 * @param firm revision of the site from which on nothing that was read before is shown: a name was taken off
 */
export function shareAnswers(ask: AskApi, firm: () => number, clock: () => number = Date.now): AskApi {
  const known = createPageCache<SharedAnswer>(MAX_ANSWERS);
  return (url, body) => {
    const question = body === undefined ? url : `${url} ${JSON.stringify(body)}`;
    const key = `${firm()} ${question}`;
    const before = known.get(key);
    if (before !== undefined && clock() - before.at < ANSWER_LIFE_MS) return before.answer;
    const answer = ask(url, body);
    known.put(key, { at: clock(), answer });
    return answer;
  };
}
