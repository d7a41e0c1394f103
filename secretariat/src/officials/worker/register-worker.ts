import { PIN_ADDRESS, PIN_CACHE } from './pin.ts';

const hasWorker = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/** Registers the worker of `/officiel/`; elsewhere than on https and localhost the open page goes on without one. */
export async function registerWorker(onUpdate: () => void): Promise<void> {
  if (!hasWorker()) return;
  try {
    const registration = await navigator.serviceWorker.register('/officiel/worker.js', {
      scope: '/officiel/',
      updateViaCache: 'none',
    });
    const watch = () => {
      if (registration.waiting !== null && registration.active !== null) onUpdate();
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', watch));
    watch();
  } catch {
    // A browser that refuses it: the console works with what it has loaded.
  }
}

/** Pins the release that this page runs, or lets it go: none is replaced while a trial is open on this device. */
export async function pinRelease(isPinned: boolean): Promise<void> {
  if (!hasWorker()) return;
  try {
    if (!isPinned) {
      await caches.delete(PIN_CACHE);
      return;
    }
    const cache = await caches.open(PIN_CACHE);
    if ((await cache.match(PIN_ADDRESS)) !== undefined) return;
    const script = [...document.scripts].find(({ src }) => src.includes('/officiel/'))?.src;
    if (script !== undefined) await cache.put(PIN_ADDRESS, new Response(script));
  } catch {
    // Storage that is refused is said by the log, which needs it more.
  }
}

/** Lets a waiting release take over, and opens it; to be called while no trial is open on this device. */
export async function installUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/officiel/');
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  registration?.waiting?.postMessage('update');
}
