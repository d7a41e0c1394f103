/** An answer that the server put into the page: `<script type="application/json" id="answers">`. */
interface PageAnswer {
  readonly url: string;
  readonly body: object;
}

/** After this time since the page was loaded, the answers in it are too old to use. */
const MAX_PAGE_AGE_MS = 60_000;

let answersByUrl: Map<string, object> | undefined;

function readPageAnswers(): Map<string, object> {
  const text = typeof document === 'undefined' ? null : document.getElementById('answers')?.textContent;
  try {
    const answers = JSON.parse(text || '[]') as readonly PageAnswer[];
    return new Map(answers.map(({ url, body }) => [url, body]));
  } catch {
    return new Map();
  }
}

/**
 * The answer to a call that came with the page, only once; undefined for every other call, for a page that is too old, and without
 * network, where the page may come from the service worker.
 */
export function takePageAnswer(url: string): object | undefined {
  answersByUrl ??= readPageAnswers();
  const body = answersByUrl.get(url);
  answersByUrl.delete(url);
  return navigator.onLine && performance.now() < MAX_PAGE_AGE_MS ? body : undefined;
}
