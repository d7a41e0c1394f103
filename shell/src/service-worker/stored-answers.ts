/** Header with the time at which an answer was stored; the platform reads it so that pages can show their age. */
export const STORED_AT_HEADER = 'x-foulee-kept';

/** On the slow network of a stadium, the stored answer is shown after this long. */
const MAX_NETWORK_WAIT_MS = 3000;

/** Older stored answers are not shown. */
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

export interface AnswerCache {
  readonly cache: string;
  /** Beyond this many entries the oldest are deleted. */
  readonly maxEntries: number;
  /** Stores parts of the text elsewhere: the answers inlined in a page. */
  readonly storeContents?: (text: string) => Promise<void>;
  /** Changes a stored text before it is shown again. */
  readonly rewriteText?: (text: string) => string;
}

/** `Vary` may be ignored: a reader's languages and encodings do not change between visits. */
const MATCH_OPTIONS = { ignoreVary: true } as const;

export async function storeAnswer(
  { cache: name, maxEntries, storeContents }: AnswerCache,
  request: Request | string,
  answer: Response,
): Promise<void> {
  const cache = await caches.open(name);
  if (storeContents !== undefined) await storeContents(await answer.clone().text());
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT_HEADER, new Date().toISOString());
  // The stored body is decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const stored = new Response(await answer.blob(), { status: answer.status, headers });
  await cache.delete(request, MATCH_OPTIONS);
  await cache.put(request, stored);
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, Math.max(0, entries.length - maxEntries)).map((entry) => cache.delete(entry)));
}

/** The stored answer to a request, unless it is too old. */
export async function readStored(cache: string, request: Request | string): Promise<Response | undefined> {
  const answer = await (await caches.open(cache)).match(request, MATCH_OPTIONS);
  const storedAt = answer?.headers.get(STORED_AT_HEADER);
  return storedAt != null && Date.now() - Date.parse(storedAt) > MAX_AGE_MS ? undefined : answer;
}

async function readRewritten(
  { cache, rewriteText }: AnswerCache,
  request: Request | string,
): Promise<Response | undefined> {
  const answer = await readStored(cache, request);
  if (answer === undefined || rewriteText === undefined) return answer;
  return new Response(rewriteText(await answer.text()), { headers: answer.headers });
}

/**
 * What an answer is stored under: its request, and for a read by POST an address with its body, as the server writes it of the answers that it
 * inlines in a page (`makeBodyReadKey`).
 */
export async function findKey(request: Request): Promise<Request | string> {
  if (request.method !== 'POST') return request;
  const body = await request.clone().text();
  return new URL(`${request.url} ${body.replaceAll('#', '%23')}`).href;
}

/** Whether the same may be answered later: the server failed, or too much was asked for from the reader's network. */
const isUnavailable = ({ status }: Response): boolean => status >= 500 || status === 429;

/**
 * Answers from the network and stores the answer; answers from the cache when the network fails, the server fails (5xx), it is asked
 * for too much (429), or both take too long. `key` is what it is stored under (`findKey`), `keepAlive` keeps the worker running until the answer is stored.
 */
export async function networkFirst(
  answerCache: AnswerCache,
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
  key: Request | string = request,
): Promise<Response> {
  const network = fetch(request).then((answer) => {
    if (answer.ok && !answer.redirected) keepAlive(storeAnswer(answerCache, key, answer.clone()));
    return answer;
  });
  // It may fail before it is awaited, which would be reported as an unhandled rejection.
  network.catch(() => undefined);
  const lastAnswer = await readRewritten(answerCache, key);
  if (lastAnswer === undefined) return network;
  const waitEnd = new Promise<Response>((resolve) => setTimeout(resolve, MAX_NETWORK_WAIT_MS, lastAnswer));
  return Promise.race([
    network.then((answer) => (isUnavailable(answer) ? lastAnswer : answer)).catch(() => lastAnswer),
    waitEnd,
  ]);
}

/** For files that never change: from the cache, else from the network and stored. */
export async function cacheFirst(
  answerCache: AnswerCache,
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
) {
  const stored = await caches.match(request, MATCH_OPTIONS);
  if (stored !== undefined) return stored;
  const answer = await fetch(request);
  if (answer.ok) keepAlive(storeAnswer(answerCache, request, answer.clone()));
  return answer;
}
