import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 900px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia?.(QUERY);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};

/** Whether the list stands beside the keys. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(QUERY).matches ?? false);
