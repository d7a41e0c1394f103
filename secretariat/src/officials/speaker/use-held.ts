import { useState } from 'react';

/** An item of a list that keeps its order; one that is `isGone` no longer holds. */
interface HeldItem<T> {
  readonly item: T;
  readonly isGone: boolean;
}

/** A list that keeps its items and their order while the pointer is on it; what it says of them is renewed. */
export function useHeld<T>(items: readonly T[], findKey: (item: T) => string) {
  const [isOver, setOver] = useState(false);
  const [kept, setKept] = useState<readonly T[]>(items);
  const keys = items.map(findKey).join('\n');
  if (!isOver && kept.map(findKey).join('\n') !== keys) setKept(items);
  const fresh = new Map(items.map((item) => [findKey(item), item]));
  const known = new Set(kept.map(findKey));
  const shown = isOver ? kept : items;
  return {
    items: shown.map((item): HeldItem<T> => {
      const renewed = fresh.get(findKey(item));
      return { item: renewed ?? item, isGone: renewed === undefined };
    }),
    /** New ones that come once the pointer has left. */
    waiting: isOver ? items.filter((item) => !known.has(findKey(item))).length : 0,
    handlers: { onPointerEnter: () => setOver(true), onPointerLeave: () => setOver(false) },
  };
}
