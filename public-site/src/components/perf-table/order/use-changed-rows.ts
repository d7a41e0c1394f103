import { useEffect, useRef, useState } from 'react';
import type { ResultRow } from 'shared-domain/contract';

const FLASH_MS = 2000;
const NO_KEYS: ReadonlySet<string> = new Set();

/** The athlete's own result, without rank and gap: a new leader must not highlight every row. */
function serialiseOwnResult(row: ResultRow): string {
  return JSON.stringify([row.prf, row.attempts, row.qualified, row.cells, row.members]);
}

/** Keys of the rows that are new or whose own result has just changed; empty again after 2 s. */
export function useChangedRows(keys: readonly string[], rows: readonly ResultRow[]): ReadonlySet<string> {
  const previousRows = useRef<Map<string, ResultRow> | undefined>(undefined);
  const [changedKeys, setChanged] = useState(NO_KEYS);
  useEffect(() => {
    const current = new Map(keys.map((key, index) => [key, rows[index] as ResultRow]));
    const previous = previousRows.current;
    previousRows.current = current;
    if (previous === undefined) return;
    const changedEntries = [...current].filter(([key, row]) => {
      const old = previous.get(key);
      return old !== row && (old === undefined || serialiseOwnResult(old) !== serialiseOwnResult(row));
    });
    if (changedEntries.length > 0) setChanged(new Set(changedEntries.map(([key]) => key)));
  }, [keys, rows]);
  useEffect(() => {
    if (changedKeys.size === 0) return undefined;
    const timer = setTimeout(() => setChanged(NO_KEYS), FLASH_MS);
    return () => clearTimeout(timer);
  }, [changedKeys]);
  return changedKeys;
}
