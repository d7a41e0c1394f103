import { useMemo, useRef } from 'react';
import type { RowActions } from './row-actions.ts';

/** Stable functions that call the latest `acts`, so that rows do not render again for them. */
export function useRowActions(acts: RowActions): RowActions {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () => ({
      edit: (oid) => latest.current.edit(oid),
      release: (oid) => latest.current.release(oid),
      remove: (oid) => latest.current.remove(oid),
    }),
    [],
  );
}
