import { useSyncExternalStore } from 'react';

/** From this width on a table has room for all its columns (P10). */
const WIDE_QUERY = '(min-width: 960px)';

function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE_QUERY);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** True from 960 px on; false where the width is not known. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia?.(WIDE_QUERY).matches ?? false,
    () => false,
  );
