/**
 * The worker of `/officiel/`: it answers with the files of one release, from the device. While a trial is open there, that
 * release is pinned: a newer worker may be installed, and even run, but the page and its files stay those that the contest
 * began with.
 */
import { findPinnedCache, PIN_ADDRESS, PIN_CACHE } from './pin.ts';

/** The parts of the service worker API used here: TypeScript's types for workers and for pages cannot be loaded together. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

/** Files of this release; the build fills them in (officials.config.ts). */
const FILES = '__OFFICIALS_FILES__'.split('|');
const CACHE = 'foulee-officiel-__OFFICIALS_RELEASE__';
const MANIFEST = '/officiel/manifest.webmanifest';

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  // The manifest and the icon are of use, and not needed: a server without them keeps nobody from a console.
  await Promise.allSettled([MANIFEST, '/icon.svg', '/icon-192.png'].map((file) => cache.add(file)));
  if ((await findPinnedCache()) === undefined) await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const pinned = await findPinnedCache();
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith('foulee-officiel-') && name !== CACHE && name !== pinned && name !== PIN_CACHE,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page of the pinned release, else of this one. */
async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open((await findPinnedCache()) ?? CACHE);
  const page = (await cache.keys()).find(({ url }) => url.endsWith('.html'));
  return (page && (await cache.match(page))) ?? fetch(request);
}

const answerFile = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  // Asked by a page on which no contest is open.
  if (event.data === 'update') event.waitUntil(worker.skipWaiting());
  if (event.data === 'release') event.ports[0]?.postMessage(CACHE);
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname === PIN_ADDRESS) return;
  // What a board shows as data comes from the server alone.
  if (searchParams.get('format') === 'json') return;
  if (request.mode === 'navigate') return event.respondWith(answerPage(request));
  if (/^\/(remotes\/secretariat\/officiel|officiel)\/|^\/icon/.test(pathname)) event.respondWith(answerFile(request));
});
