import { useSyncExternalStore } from 'react';
import { useMedia } from './use-media.ts';

function followRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is dark now: the reader chose it, or chose to follow a dark system. */
export function useDark(): boolean {
  const system = useMedia('(prefers-color-scheme: dark)');
  const theme = useSyncExternalStore(followRoot, () => document.documentElement.getAttribute('data-theme'));
  return theme === 'dark' || (theme === 'auto' && system);
}
