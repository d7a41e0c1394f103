/** Says in a kept answer when it came, so that a page can say how old it is. The platform reads it. */
export const KEPT_AT = 'x-foulee-kept';

/** A page that a stadium's network does not bring in this time is the last one seen, ms. */
const PATIENCE = 3000;

/** How long what was seen may be shown again, ms. */
const LIFE = 7 * 24 * 3600 * 1000;

export interface Place {
  readonly cache: string;
  /** Entries kept: the ones written longest ago leave first. */
  readonly most: number;
  /** What else is kept of a text that is kept here. */
  readonly alongside?: (text: string) => Promise<void>;
  /** A text as it is given again. */
  readonly again?: (text: string) => string;
}

/** Which languages and encodings the reader takes does not change between two visits. */
const SAME = { ignoreVary: true } as const;

export async function storeAnswer(
  { cache: name, most, alongside }: Place,
  request: Request | string,
  answer: Response,
): Promise<void> {
  const cache = await caches.open(name);
  if (alongside !== undefined) await alongside(await answer.clone().text());
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  // What is kept is decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const stored = new Response(await answer.blob(), { status: answer.status, headers });
  await cache.delete(request, SAME);
  await cache.put(request, stored);
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, Math.max(0, entries.length - most)).map((entry) => cache.delete(entry)));
}

/** What was kept of a request, unless it is too old. */
export async function readStored(cache: string, request: Request | string): Promise<Response | undefined> {
  const answer = await (await caches.open(cache)).match(request, SAME);
  const at = answer?.headers.get(KEPT_AT);
  return at != null && Date.now() - Date.parse(at) > LIFE ? undefined : answer;
}

async function again({ cache, again: rewrite }: Place, request: Request): Promise<Response | undefined> {
  const answer = await readStored(cache, request);
  if (answer === undefined || rewrite === undefined) return answer;
  return new Response(rewrite(await answer.text()), { headers: answer.headers });
}

/**
 * From the network, and kept; what was seen last when the network fails, the server breaks down, or either takes more than
 * three seconds. `late` is told what is still under way, to be kept when it comes.
 */
export async function networkFirst(
  place: Place,
  request: Request,
  late: (work: Promise<unknown>) => void,
): Promise<Response> {
  const network = fetch(request).then((answer) => {
    if (answer.ok && !answer.redirected) late(storeAnswer(place, request, answer.clone()));
    return answer;
  });
  // It may fail before anyone waits for it.
  network.catch(() => undefined);
  const last = await again(place, request);
  if (last === undefined) return network;
  const waited = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, last));
  return Promise.race([network.then((answer) => (answer.status >= 500 ? last : answer)).catch(() => last), waited]);
}

/** A file that never changes: asked for once. */
export async function fileFirst(place: Place, request: Request, late: (work: Promise<unknown>) => void) {
  const held = await caches.match(request, SAME);
  if (held !== undefined) return held;
  const answer = await fetch(request);
  if (answer.ok) late(storeAnswer(place, request, answer.clone()));
  return answer;
}
