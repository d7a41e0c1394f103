import { useCallback, useMemo, useRef, useState } from 'react';

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly set: (keys: Iterable<string>) => void;
  readonly clear: () => void;
  /** With `order`, the keys as they are shown, chooses all rows from the one last chosen to this one. */
  readonly toggle: (key: string, order?: readonly string[]) => void;
  readonly add: (key: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The chosen rows, by key; they stay chosen when filters or pages change. */
export function useSelection(initialKeys: readonly string[] = []): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initialKeys));
  const lastKey = useRef<string>(undefined);
  const toggle = useCallback((key: string, order?: readonly string[]) => {
    const fromIndex = lastKey.current === undefined ? -1 : (order?.indexOf(lastKey.current) ?? -1);
    const toIndex = order?.indexOf(key) ?? -1;
    const range =
      fromIndex >= 0 && toIndex >= 0
        ? (order ?? []).slice(Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex) + 1)
        : [];
    lastKey.current = key;
    setChosen((current) => {
      if (range.length > 0) return new Set([...current, ...range]);
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const add = useCallback((key: string) => {
    lastKey.current = key;
    setChosen((current) => (current.has(key) ? current : new Set([...current, key])));
  }, []);
  const set = useCallback((keys: Iterable<string>) => setChosen(new Set(keys)), []);
  const clear = useCallback(() => setChosen(NONE), []);
  return useMemo(() => ({ chosen, set, clear, toggle, add }), [chosen, set, clear, toggle, add]);
}
