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
 * Fetches an answer that many pages show only once a second: all pages of a competition need its programme.
 * @param minRevision revision of the site: answers of a lower one are not shown, as a name was hidden since
 */
export function shareAnswers(ask: AskApi, minRevision: () => number, clock: () => number = Date.now): AskApi {
  const shared = createPageCache<SharedAnswer>(MAX_ANSWERS);
  return (url, body) => {
    const call = body === undefined ? url : `${url} ${JSON.stringify(body)}`;
    const key = `${minRevision()} ${call}`;
    const recent = shared.get(key);
    if (recent !== undefined && clock() - recent.at < ANSWER_LIFE_MS) return recent.answer;
    const answer = ask(url, body);
    shared.put(key, { at: clock(), answer });
    return answer;
  };
}
