/** Answers that the server put in the page which it drew: `<script type="application/json" id="answers">`. */
interface PageAnswer {
  readonly url: string;
  readonly body: object;
}

/** Since the page began: later, what came with it is no news, ms. */
const NEW = 60_000;

let given: Map<string, object> | undefined;

function read(): Map<string, object> {
  const text = typeof document === 'undefined' ? null : document.getElementById('answers')?.textContent;
  try {
    const answers = JSON.parse(text || '[]') as readonly PageAnswer[];
    return new Map(answers.map(({ url, body }) => [url, body]));
  } catch {
    return new Map();
  }
}

/**
 * The answer to a call that came with the page, once: who asks again, or later, asks the server. Undefined for every other
 * call, and without network, where the page may be an old one.
 */
export function takePageAnswer(url: string): object | undefined {
  given ??= read();
  const body = given.get(url);
  given.delete(url);
  return navigator.onLine && performance.now() < NEW ? body : undefined;
}
