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
export function useSelection(first: readonly string[] = []): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(first));
  const last = useRef<string>(undefined);
  const toggle = useCallback((key: string, order?: readonly string[]) => {
    const from = last.current === undefined ? -1 : (order?.indexOf(last.current) ?? -1);
    const to = order?.indexOf(key) ?? -1;
    const range = from >= 0 && to >= 0 ? (order ?? []).slice(Math.min(from, to), Math.max(from, to) + 1) : [];
    last.current = key;
    setChosen((known) => {
      if (range.length > 0) return new Set([...known, ...range]);
      const next = new Set(known);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const add = useCallback((key: string) => {
    last.current = key;
    setChosen((known) => (known.has(key) ? known : new Set([...known, key])));
  }, []);
  const set = useCallback((keys: Iterable<string>) => setChosen(new Set(keys)), []);
  const clear = useCallback(() => setChosen(NONE), []);
  return useMemo(() => ({ chosen, set, clear, toggle, add }), [chosen, set, clear, toggle, add]);
}
