/**
 * Keeps the site for when there is no network: on https and on localhost, once the page has nothing else to load. What this
 * first visit showed was loaded before anyone could keep it, so the worker is told of it.
 */
export function keepOffline(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  const begin = async () => {
    try {
      await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      const { active } = await serviceWorker.ready;
      if (first) active?.postMessage(seen());
    } catch {
      // A browser that refuses, or storage that is blocked: the site works as before, with a network.
    }
  };
  if (document.readyState === 'complete') setTimeout(begin, QUIET);
  else window.addEventListener('load', () => setTimeout(begin, QUIET), { once: true });
}

/** Time left to the page itself, ms. */
const QUIET = 1500;

const seen = (): readonly string[] => [
  window.location.href.replace(/#.*/, ''),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];
