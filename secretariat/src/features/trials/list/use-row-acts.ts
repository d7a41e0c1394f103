import { useMemo, useRef } from 'react';
import type { RowActs } from './row-acts.ts';

/** The same functions at every drawing, each doing what the last drawing says: rows need not be drawn again for them. */
export function useRowActs(acts: RowActs): RowActs {
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
