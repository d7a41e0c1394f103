import { type FocusEvent, useState } from 'react';

/** An item of a list that keeps its order; one that is `isGone` no longer holds. */
interface HeldItem<T> {
  readonly item: T;
  readonly isGone: boolean;
}

export interface HeldHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The handlers of two lists in one column. */
export const joinHandlers = (one: HeldHandlers, other: HeldHandlers): HeldHandlers => ({
  onPointerEnter() {
    one.onPointerEnter();
    other.onPointerEnter();
  },
  onPointerLeave() {
    one.onPointerLeave();
    other.onPointerLeave();
  },
  onFocus(event) {
    one.onFocus(event);
    other.onFocus(event);
  },
  onBlur(event) {
    one.onBlur(event);
    other.onBlur(event);
  },
});

/** A list that keeps its items and their order while the pointer or the keyboard is on it; what it says of them is renewed. */
export function useHeld<T>(items: readonly T[], findKey: (item: T) => string) {
  const [hasPointer, setPointer] = useState(false);
  const [hasKeyboard, setKeyboard] = useState(false);
  const [kept, setKept] = useState<readonly T[]>(items);
  const isOver = hasPointer || hasKeyboard;
  const keys = items.map(findKey).join('\n');
  if (!isOver && kept.map(findKey).join('\n') !== keys) setKept(items);
  const fresh = new Map(items.map((item) => [findKey(item), item]));
  const known = new Set(kept.map(findKey));
  const shown = isOver ? kept : items;
  const handlers: HeldHandlers = {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    // A key that a pointer pressed keeps the focus after it has left.
    onFocus: ({ target }) => setKeyboard(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setKeyboard(false);
    },
  };
  return {
    items: shown.map((item): HeldItem<T> => {
      const renewed = fresh.get(findKey(item));
      return { item: renewed ?? item, isGone: renewed === undefined };
    }),
    /** New ones that come once the pointer and the keyboard have left. */
    waiting: isOver ? items.filter((item) => !known.has(findKey(item))).length : 0,
    handlers,
  };
}
