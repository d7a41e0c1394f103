import { type Asked, findCacheRule } from './cache-rules.ts';
import { parseAnswers, withoutAnswers } from './page-answers.ts';
import { fileFirst, networkFirst, type Place, readStored, storeAnswer } from './stored-answers.ts';

/** The parts of a service worker's world that this one uses: its types and the page's cannot be loaded together. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface TellingEvent extends LastingEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: TellingEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

/** Files of this release of the shell; the build writes them here, so that a release is another worker. */
const FILES = '__SHELL_FILES__'.split('|');
const SHELL = 'foulee-shell-__SHELL_RELEASE__';

/** The shell without a page in it, for an address that was never seen. */
const EMPTY_PAGE = '/offline.html';

const ANSWERS: Place = { cache: 'foulee-answers', most: 250 };
const PAGES: Place = { cache: 'foulee-pages', most: 50, alongside: keepAnswers, again: withoutAnswers };
const SEEN_FILES: Place = { cache: 'foulee-files', most: 300 };

const describeRequest = ({ method, url, mode, headers }: Request): Asked => ({
  method,
  url,
  navigation: mode === 'navigate',
  secured: headers.has('x-access-token') || headers.has('x-access-code'),
});

const emptyPage = async (): Promise<Response> => (await caches.match(EMPTY_PAGE)) ?? Response.error();

/** A new release takes its place at once, and draws the page at its next load. */
worker.addEventListener('install', (event) => {
  const cached = caches.open(SHELL).then((cache) => cache.addAll([...FILES, EMPTY_PAGE]));
  event.waitUntil(cached.then(() => storeUrls(['/remotes.json'])).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => /^foulee-shell-/.test(name) && name !== SHELL));
  const gone = others.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(gone.then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const wait = (work: Promise<unknown>) => event.waitUntil(work);
  switch (findCacheRule(describeRequest(request), worker.location.origin)) {
    case 'page':
      return event.respondWith(networkFirst(PAGES, request, wait).catch(emptyPage));
    case 'shell':
      return event.respondWith(fetch(request).catch(emptyPage));
    case 'answer':
      return event.respondWith(networkFirst(ANSWERS, request, wait));
    case 'file':
      return event.respondWith(fileFirst(SEEN_FILES, request, wait));
    case 'network':
      return undefined;
  }
});

/** What a page showed before this worker was there: the first visit is kept too. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(storeUrls(data.filter((url) => typeof url === 'string')));
});

async function storeUrls(urls: readonly string[]): Promise<void> {
  const { origin } = worker.location;
  await Promise.all(
    urls.map(async (url) => {
      const { href, pathname } = new URL(url, origin);
      const navigation = !/\.[a-z0-9]+$/.test(pathname);
      const rule = findCacheRule({ method: 'GET', url: href, navigation, secured: false }, origin);
      const place = { page: PAGES, answer: ANSWERS, file: SEEN_FILES, shell: undefined, network: undefined }[rule];
      if (place === undefined || (await caches.match(href, { ignoreVary: true })) !== undefined) return;
      const answer = await fetch(href).catch(() => undefined);
      if (answer?.ok === true && (await readStored(place.cache, href)) === undefined)
        await storeAnswer(place, href, answer);
    }),
  );
}

/** A page's answers are kept as if they had been asked for. */
async function keepAnswers(html: string): Promise<void> {
  for (const { url, body } of parseAnswers(html)) {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    await storeAnswer(
      ANSWERS,
      new URL(url, worker.location.origin).href,
      new Response(JSON.stringify(body), { headers }),
    );
  }
}
