import { useSyncExternalStore } from 'react';

/** From here a table has room for all its columns (P10). */
const WIDE = '(min-width: 960px)';

function follow(tell: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}

/** True from 960 px on; false where the width is not known. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
