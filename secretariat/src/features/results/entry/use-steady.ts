import { useRef } from 'react';

/** The values of a map by what they say: one that says the same stays the same object, so that only rows that changed are drawn. */
export function useSteady<T extends object>(
  next: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean,
): ReadonlyMap<string, T> {
  const kept = useRef<ReadonlyMap<string, T>>(next);
  if (kept.current === next) return next;
  const steady = new Map(
    [...next].map(([key, value]) => {
      const known = kept.current.get(key);
      return [key, known !== undefined && isSame(known, value) ? known : value];
    }),
  );
  kept.current = steady;
  return steady;
}
