import { useSyncExternalStore } from 'react';

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is dark now. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(subscribeToTheme, () => document.documentElement.getAttribute('data-theme')) === 'dark';
