import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeBodyReadKey } from 'shared-domain/contract';
import {
  type AnswerCache,
  cacheFirst,
  findKey,
  networkFirst,
  readStored,
  STORED_AT_HEADER,
  storeAnswer,
} from './stored-answers.ts';

/** As much of a browser's caches as the worker uses: entries in the order they were put. */
function openCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const findUrl = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo) => store.get(findUrl(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => void store.set(findUrl(request), response),
      delete: async (request: RequestInfo) => store.delete(findUrl(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  const match = async (request: RequestInfo) =>
    [...stores.values()].map((store) => store.get(findUrl(request))?.clone()).find((found) => found !== undefined);
  return { open, match } as unknown as CacheStorage;
}

const PLACE: AnswerCache = { cache: 'answers', maxEntries: 2 };
const asked = (path = 'a') => new Request(`https://foulee.example/${path}`);
const realFetch = globalThis.fetch;
const network = jest.fn<typeof fetch>();
const works: Promise<unknown>[] = [];
const late = (work: Promise<unknown>) => void works.push(work);

beforeEach(() => {
  globalThis.caches = openCaches();
  globalThis.fetch = network;
  network.mockReset();
  works.length = 0;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const readText = async (answer: Promise<Response>) => (await answer).text();

describe('network first', () => {
  test('the network’s answer is given as it is, and readStored with the time it came', async () => {
    network.mockResolvedValue(new Response('new'));
    const answer = await networkFirst(PLACE, asked(), late);
    expect([await answer.text(), answer.headers.get(STORED_AT_HEADER)]).toEqual(['new', null]);
    await Promise.all(works);
    const held = await readStored(PLACE.cache, asked());
    expect(Date.now() - Date.parse(held?.headers.get(STORED_AT_HEADER) ?? '')).toBeLessThan(5000);
  });

  test('without network what was seen last is given, and says of when it is', async () => {
    await storeAnswer(PLACE, asked(), new Response('old'));
    network.mockRejectedValue(new TypeError('network'));
    const answer = await networkFirst(PLACE, asked(), late);
    expect(await answer.text()).toBe('old');
    expect(answer.headers.get(STORED_AT_HEADER)).not.toBeNull();
  });

  test('a server that breaks down, or that too many ask, is as good as none; another refusal is told as it is', async () => {
    await storeAnswer(PLACE, asked(), new Response('old'));
    for (const status of [503, 429]) {
      network.mockResolvedValueOnce(new Response('down', { status }));
      expect(await readText(networkFirst(PLACE, asked(), late))).toBe('old');
    }
    network.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    expect(await readText(networkFirst(PLACE, asked(), late))).toBe('gone');
  });

  test('after three seconds what was seen last stands in; the late answer is readStored for the next time', async () => {
    await storeAnswer(PLACE, asked(), new Response('old'));
    jest.useFakeTimers();
    let arrive: (answer: Response) => void = () => undefined;
    network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const answer = networkFirst(PLACE, asked(), late);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await readText(answer)).toBe('old');
    jest.useRealTimers();
    arrive(new Response('new'));
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all(works);
    expect(await (await readStored(PLACE.cache, asked()))?.text()).toBe('new');
  });

  test('what was never seen waits for the network, and fails with it', async () => {
    network.mockRejectedValue(new TypeError('network'));
    await expect(networkFirst(PLACE, asked(), late)).rejects.toThrow('network');
  });

  test('a text is given again as its place says', async () => {
    const place: AnswerCache = { ...PLACE, rewriteText: (text) => text.toUpperCase() };
    await storeAnswer(place, asked(), new Response('old'));
    network.mockRejectedValue(new TypeError('network'));
    expect(await readText(networkFirst(place, asked(), late))).toBe('OLD');
  });
});

describe('a read by POST', () => {
  const ask = (body: object) =>
    new Request('https://foulee.example/api/results-rr/C/query/T', { method: 'POST', body: JSON.stringify(body) });

  test('is kept by its body, and given without network to who asks the same', async () => {
    const roomy = { ...PLACE, maxEntries: 9 };
    for (const [body, text] of [
      [{ limit: 100 }, 'all'],
      [{ search: 'a#b' }, 'found'],
      [{ search: 'a#c' }, 'others'],
    ] as const)
      await storeAnswer(roomy, await findKey(ask(body)), new Response(text));
    network.mockRejectedValue(new TypeError('network'));
    const read = async (body: object) =>
      readText(networkFirst(roomy, ask(body), late, await findKey(ask(body)))).catch(() => 'none');
    expect([await read({ search: 'a#b' }), await read({ limit: 100 }), await read({ limit: 200 })]).toEqual([
      'found',
      'all',
      'none',
    ]);
  });

  test('is under the address that an answer inlined in a page has', async () => {
    const inlined = makeBodyReadKey('/api/results-rr/C/query/T', { limit: 100 });
    expect(await findKey(ask({ limit: 100 }))).toBe(new URL(inlined, 'https://foulee.example').href);
  });
});

describe('what is kept', () => {
  test('leaves when there is too much, the oldest first', async () => {
    for (const path of ['a', 'b', 'a', 'c']) await storeAnswer(PLACE, asked(path), new Response(path));
    const held = await Promise.all(
      ['a', 'b', 'c'].map(async (path) => (await readStored(PLACE.cache, asked(path)))?.text()),
    );
    expect(held).toEqual(['a', undefined, 'c']);
  });

  test('is no longer shown after seven days', async () => {
    jest.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
    await storeAnswer(PLACE, asked(), new Response('old'));
    jest.setSystemTime(new Date('2026-06-08T11:59:00Z'));
    expect(await readStored(PLACE.cache, asked())).toBeDefined();
    jest.setSystemTime(new Date('2026-06-08T12:01:00Z'));
    expect(await readStored(PLACE.cache, asked())).toBeUndefined();
  });

  test('is decoded: it no longer says how it was compressed', async () => {
    await storeAnswer(
      PLACE,
      asked(),
      new Response('x', { headers: { 'content-encoding': 'br', 'content-length': '9' } }),
    );
    const held = await readStored(PLACE.cache, asked());
    expect([held?.headers.get('content-encoding'), held?.headers.get('content-length')]).toEqual([null, null]);
  });
});

test('a file that never changes is asked for once', async () => {
  network.mockResolvedValue(new Response('file'));
  expect(await readText(cacheFirst(PLACE, asked(), late))).toBe('file');
  await Promise.all(works);
  expect(await readText(cacheFirst(PLACE, asked(), late))).toBe('file');
  expect(network).toHaveBeenCalledTimes(1);
});
