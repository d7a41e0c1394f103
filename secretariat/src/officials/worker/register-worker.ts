import { findPinnedCache, PIN_ADDRESS, PIN_CACHE } from './pin.ts';

/** Whether the browser can have a worker here, which it has on https and localhost alone. */
const canHaveWorker = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/** The script that differs from release to release; the page's first one seldom does. */
const findOwnScript = (): string | undefined =>
  [...document.scripts].find(({ src }) => src.includes('/officiel/console.'))?.src;

/** The name of the cache that a worker answers from. */
const askRelease = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage('release', [port2]);
  });

/** Whether a worker of another release waits, or is at work already and still answers with this page because it is pinned. */
async function hasNewRelease({ waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
  const script = findOwnScript();
  if (active === null || script === undefined) return false;
  return waiting !== null || (await caches.match(script, { cacheName: await askRelease(active) })) === undefined;
}

/** Whether a worker is at work, or the one that is coming will be: it is given up where one of its files does not come. */
const isAtWork = ({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> =>
  new Promise((resolve) => {
    const coming = installing ?? waiting;
    if (active !== null || coming === null) return resolve(active !== null);
    coming.addEventListener('statechange', () => {
      if (coming.state === 'redundant') resolve(false);
      if (coming.state === 'activated') resolve(true);
    });
  });

/** Registers the worker of `/officiel/`: false where there will be none, as elsewhere than on https and localhost. */
export async function registerWorker(onUpdate: () => void): Promise<boolean> {
  if (!canHaveWorker()) return false;
  try {
    const registration = await navigator.serviceWorker.register('/officiel/worker.js', {
      scope: '/officiel/',
      updateViaCache: 'none',
    });
    const watch = () =>
      void hasNewRelease(registration).then(
        (isNew) => isNew && onUpdate(),
        () => undefined,
      );
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', watch));
    watch();
    return await isAtWork(registration);
  } catch {
    // A browser that refuses it: the console works with what it has loaded.
    return false;
  }
}

/** Pins the release that this page runs, or lets it go: none is replaced while a trial is open on this device. */
export async function pinRelease(isPinned: boolean): Promise<void> {
  if (!canHaveWorker()) return;
  try {
    if (!isPinned) {
      await caches.delete(PIN_CACHE);
      return;
    }
    // A note about a release that the device no longer has pins nothing.
    if ((await findPinnedCache()) !== undefined) return;
    const cache = await caches.open(PIN_CACHE);
    const script = findOwnScript();
    if (script !== undefined) await cache.put(PIN_ADDRESS, new Response(script));
  } catch {
    // Storage that is refused is said by the log, which needs it more.
  }
}

/** Lets the newest release take over, and opens it; to be called while no contest is open on this device. */
export async function installUpdate(): Promise<void> {
  await pinRelease(false);
  const registration = await navigator.serviceWorker.getRegistration('/officiel/');
  const waiting = registration?.waiting ?? undefined;
  if (waiting === undefined) return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('update');
}
