/**
 * Answers by address; a number is a status with an error envelope, `down` a network that is not there, a promise an answer that
 * comes later.
 */
export type Answers = Record<string, unknown>;

interface FakeServer {
  readonly requestedUrls: string[];
  /** Adds to the answers, or replaces them, from now on. */
  readonly setAnswers: (answers: Answers) => void;
}

/** Puts the answers in place of `fetch`, through which every call of the page goes. */
export function fakeServer(initialAnswers: Answers): FakeServer {
  let answers = initialAnswers;
  const requestedUrls: string[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL) => {
    const url = String(input);
    requestedUrls.push(url);
    const answer = await (answers[url] ?? answers[url.split('?')[0] ?? '']);
    if (answer === 'down') throw new TypeError('Failed to fetch');
    if (answer === undefined || typeof answer === 'number') {
      const status = answer ?? 404;
      const id = status === 404 ? 'not found' : 'critical error';
      return new Response(JSON.stringify({ errors: [{ id, detail: `fake ${url}` }] }), { status });
    }
    return new Response(JSON.stringify(answer));
  }) as typeof fetch;
  return {
    requestedUrls,
    setAnswers: (next) => {
      answers = { ...answers, ...next };
    },
  };
}
