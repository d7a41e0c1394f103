import { useSyncExternalStore } from 'react';

function followRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is dark now. */
export const useDark = (): boolean =>
  useSyncExternalStore(followRoot, () => document.documentElement.getAttribute('data-theme')) === 'dark';
