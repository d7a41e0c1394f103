import { useEffect, useRef, useState } from 'react';
import type { ResultRow } from 'shared-domain/contract';

const FLASH_MS = 2000;
const NONE: ReadonlySet<string> = new Set();

/** The athlete's own result, without rank and gap: a new leader must not highlight every row. */
function deed(row: ResultRow): string {
  return JSON.stringify([row.prf, row.attempts, row.qualified, row.cells, row.members]);
}

/** Keys of the rows that are new or whose own result has just changed; empty again after 2 s. */
export function useChangedRows(keys: readonly string[], rows: readonly ResultRow[]): ReadonlySet<string> {
  const before = useRef<Map<string, ResultRow> | undefined>(undefined);
  const [changed, setChanged] = useState(NONE);
  useEffect(() => {
    const now = new Map(keys.map((key, index) => [key, rows[index] as ResultRow]));
    const then = before.current;
    before.current = now;
    if (then === undefined) return;
    const fresh = [...now].filter(([key, row]) => {
      const old = then.get(key);
      return old !== row && (old === undefined || deed(old) !== deed(row));
    });
    if (fresh.length > 0) setChanged(new Set(fresh.map(([key]) => key)));
  }, [keys, rows]);
  useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(() => setChanged(NONE), FLASH_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}
