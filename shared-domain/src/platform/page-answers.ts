/** An answer that the server put into the page: `<script type="application/json" id="answers">`. */
export interface PageAnswer {
  readonly url: string;
  readonly body: object;
  /** The competition that it is about, and a revision that it is not older than. Absent for what is about none, and from an older server. */
  readonly of?: { readonly challenge: string; readonly revision: number };
}

/** After this time since the page was loaded, the answers in it are too old to use. */
const MAX_PAGE_AGE_MS = 60_000;

let answersByUrl: Map<string, PageAnswer> | undefined;

function readPageAnswers(): Map<string, PageAnswer> {
  const text = typeof document === 'undefined' ? null : document.getElementById('answers')?.textContent;
  try {
    const answers = JSON.parse(text || '[]') as readonly PageAnswer[];
    return new Map(answers.map((answer) => [answer.url, answer]));
  } catch {
    return new Map();
  }
}

/** Whether the answers in the page may be used: it is not too old, nor without network, where it may come from the service worker. */
const isPageFresh = (): boolean => navigator.onLine && performance.now() < MAX_PAGE_AGE_MS;

/** The answer to a call that came with the page, only once; undefined for every other call, and for a page that is not fresh. */
export function takePageAnswer(url: string): object | undefined {
  answersByUrl ??= readPageAnswers();
  const answer = answersByUrl.get(url);
  answersByUrl.delete(url);
  return isPageFresh() ? answer?.body : undefined;
}

/** Whether the page has its answers with it, fresh enough to become the application's as it is. */
export const hasPageAnswers = (): boolean => isPageFresh() && document.getElementById('answers') !== null;

/** All answers that came with the page, only once. */
export function takePageAnswers(): readonly PageAnswer[] {
  const taken = answersByUrl ?? readPageAnswers();
  answersByUrl = new Map();
  return [...taken.values()];
}
