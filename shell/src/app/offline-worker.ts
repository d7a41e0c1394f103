/**
 * Registers the worker that serves the site without a network: on https and on localhost, once the page has loaded. On a
 * first visit the page's files were loaded before the worker ran, so it is sent their URLs.
 */
export function registerOfflineWorker(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  const register = async () => {
    try {
      await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      const { active } = await serviceWorker.ready;
      if (isFirstVisit) active?.postMessage(listLoadedUrls());
    } catch {
      // A browser that refuses, or storage that is blocked: the site works as before, with a network.
    }
  };
  if (document.readyState === 'complete') setTimeout(register, REGISTRATION_DELAY_MS);
  else window.addEventListener('load', () => setTimeout(register, REGISTRATION_DELAY_MS), { once: true });
}

/** The page itself comes first: the worker waits this long after it has loaded. */
const REGISTRATION_DELAY_MS = 1500;

const listLoadedUrls = (): readonly string[] => [
  window.location.href.replace(/#.*/, ''),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];
