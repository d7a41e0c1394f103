/**
 * Answers by address; a number is a status with an error envelope, `down` a network that is not there, a promise an answer that
 * comes later.
 */
export type Answers = Record<string, unknown>;

interface FakeServer {
  readonly requestedUrls: string[];
  /** The bodies that were sent to an address, parsed, in their order. */
  readonly listBodies: (url: string) => unknown[];
  /** Adds to the answers, or replaces them, from now on. */
  readonly setAnswers: (answers: Answers) => void;
}

/** Puts the answers in place of `fetch`, through which every call of the page goes. */
export function fakeServer(initialAnswers: Answers): FakeServer {
  let answers = initialAnswers;
  const requestedUrls: string[] = [];
  const sentBodies: { readonly url: string; readonly body: string }[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input);
    requestedUrls.push(url);
    if (typeof init?.body === 'string') sentBodies.push({ url, body: init.body });
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
    listBodies: (url) => sentBodies.flatMap((sent) => (sent.url === url ? [JSON.parse(sent.body)] : [])),
    setAnswers: (next) => {
      answers = { ...answers, ...next };
    },
  };
}
