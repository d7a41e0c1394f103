import { findCacheRule, isRaceKey, isStoredRead, type RequestFacts } from './cache-rules.ts';
import { disableAnswers, parsePageAnswers } from './page-answers.ts';
import { listenToPush } from './push-worker.ts';
import { type AnswerCache, cacheFirst, findKey, networkFirst, readStored, storeAnswer } from './stored-answers.ts';

/** The parts of the service worker API used here: TypeScript's types for workers and for pages cannot be loaded together. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

/** Files of this release of the shell; the build fills them in (service-worker.config.ts). */
const SHELL_FILES = '__SHELL_FILES__'.split('|');
const SHELL_CACHE = 'foulee-shell-__SHELL_RELEASE__';

/** The page without content, shown offline at an address that was never visited. */
const EMPTY_PAGE = '/offline.html';

const ANSWER_CACHE: AnswerCache = { cache: 'foulee-answers', maxEntries: 250 };
/** Pages of long races: each choice of a reader is another answer, and puts no other page of the site out. */
const RACE_CACHE: AnswerCache = { cache: 'foulee-race-rows', maxEntries: 20 };
const PAGE_CACHE: AnswerCache = {
  cache: 'foulee-pages',
  maxEntries: 50,
  storeContents: storePageAnswers,
  rewriteText: disableAnswers,
};
const FILE_CACHE: AnswerCache = { cache: 'foulee-files', maxEntries: 300 };

const describeRequest = ({ method, url, mode, headers }: Request): RequestFacts => ({
  method,
  url,
  isNavigation: mode === 'navigate',
  hasCredentials: headers.has('x-access-token') || headers.has('x-access-code'),
});

const readEmptyPage = async (): Promise<Response> => (await caches.match(EMPTY_PAGE)) ?? Response.error();

/** A new release's worker replaces the old one at once; open pages keep their release until they are reloaded. */
worker.addEventListener('install', (event) => {
  const cached = caches.open(SHELL_CACHE).then((cache) => cache.addAll([...SHELL_FILES, EMPTY_PAGE]));
  event.waitUntil(cached.then(() => storeUrls(['/remotes.json'])).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const oldCaches = caches
    .keys()
    .then((names) => names.filter((name) => /^foulee-shell-/.test(name) && name !== SHELL_CACHE));
  const deletion = oldCaches.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(deletion.then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const keepAlive = (work: Promise<unknown>) => event.waitUntil(work);
  switch (findCacheRule(describeRequest(request), worker.location.origin)) {
    case 'page':
      return event.respondWith(networkFirst(PAGE_CACHE, request, keepAlive).catch(readEmptyPage));
    case 'secretariat':
      return event.respondWith(fetch(request).catch(readEmptyPage));
    case 'answer':
      return event.respondWith(answerRead(request, keepAlive));
    case 'file':
      return event.respondWith(cacheFirst(FILE_CACHE, request, keepAlive));
    case 'network':
      return undefined;
  }
});

/** URLs that the first page loaded before this worker was running (app/offline-worker.ts). */
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(storeUrls(data.filter((url) => typeof url === 'string')));
});

const findAnswerCache = (key: string): AnswerCache => (isRaceKey(key) ? RACE_CACHE : ANSWER_CACHE);

/** Answers a public read; one by POST that is not worth storing, by the network alone. */
async function answerRead(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  if (request.method === 'POST' && !isStoredRead(await request.clone().text())) return fetch(request);
  const key = await findKey(request);
  return networkFirst(findAnswerCache(typeof key === 'string' ? key : key.url), request, keepAlive, key);
}

listenToPush(globalThis as unknown as Parameters<typeof listenToPush>[0]);

async function storeUrls(urls: readonly string[]): Promise<void> {
  const { origin } = worker.location;
  await Promise.all(
    urls.map(async (url) => {
      const { href, pathname } = new URL(url, origin);
      const navigation = !/\.[a-z0-9]+$/.test(pathname);
      const rule = findCacheRule({ method: 'GET', url: href, isNavigation: navigation, hasCredentials: false }, origin);
      const answerCache = {
        page: PAGE_CACHE,
        answer: ANSWER_CACHE,
        file: FILE_CACHE,
        secretariat: undefined,
        network: undefined,
      }[rule];
      if (answerCache === undefined || (await caches.match(href, { ignoreVary: true })) !== undefined) return;
      const answer = await fetch(href).catch(() => undefined);
      if (answer?.ok === true && (await readStored(answerCache.cache, href)) === undefined)
        await storeAnswer(answerCache, href, answer);
    }),
  );
}

/** Stores the answers inlined in a page as if they had been requested. */
async function storePageAnswers(html: string): Promise<void> {
  for (const { url, body } of parsePageAnswers(html)) {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const key = new URL(url, worker.location.origin).href;
    await storeAnswer(findAnswerCache(key), key, new Response(JSON.stringify(body), { headers }));
  }
}
