/** Answers by address; a number is a status with an error envelope, `down` a network that is not there. */
export type Answers = Record<string, unknown>;

interface FakeServer {
  readonly asked: string[];
  /** Changes what the server answers from now on. */
  readonly answer: (answers: Answers) => void;
}

/** Stands in for the server: every call of the page goes through `fetch`. */
export function fakeServer(first: Answers): FakeServer {
  let answers = first;
  const asked: string[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL) => {
    const url = String(input);
    asked.push(url);
    const answer = answers[url] ?? answers[url.split('?')[0] ?? ''];
    if (answer === 'down') throw new TypeError('Failed to fetch');
    if (answer === undefined || typeof answer === 'number') {
      const status = answer ?? 404;
      const id = status === 404 ? 'not found' : 'critical error';
      return new Response(JSON.stringify({ errors: [{ id, detail: `fake ${url}` }] }), { status });
    }
    return new Response(JSON.stringify(answer));
  }) as typeof fetch;
  return {
    asked,
    answer: (next) => {
      answers = { ...answers, ...next };
    },
  };
}
