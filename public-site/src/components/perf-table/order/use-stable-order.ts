import { useState } from 'react';

/** The shown keys that still exist, in the order on screen. */
export function keepShownOrder(shownKeys: readonly string[], newestKeys: readonly string[]): string[] {
  const newestKeySet = new Set(newestKeys);
  return shownKeys.filter((key) => newestKeySet.has(key));
}

/** Whether the new order would move a row on screen; rows added at the end move nothing. */
export function wouldMoveRows(shownKeys: readonly string[], newestKeys: readonly string[]): boolean {
  const remaining = keepShownOrder(shownKeys, newestKeys);
  return remaining.length !== shownKeys.length || remaining.some((key, index) => newestKeys[index] !== key);
}

/** Number of rows that are not shown yet or whose position would change. */
export function countPendingRows(shownKeys: readonly string[], newestKeys: readonly string[]): number {
  const remaining = keepShownOrder(shownKeys, newestKeys);
  const indexByKey = new Map(remaining.map((key, index) => [key, index]));
  const remainingInNewOrder = newestKeys.filter((key) => indexByKey.has(key));
  const movedCount = remainingInNewOrder.filter((key, index) => indexByKey.get(key) !== index).length;
  return newestKeys.length - remainingInNewOrder.length + movedCount;
}

/** A reader who has scrolled further than this is taken to be reading rows. */
const MIN_SCROLL_PX = 200;

interface StableOrder {
  readonly keys: readonly string[];
  /** Number of rows that wait behind the button «2 nouveaux résultats». */
  readonly pendingCount: number;
  readonly showNewest: () => void;
}

/**
 * Keeps rows from moving while somebody reads them (P10.12): while the reader has scrolled or has a row open, the order on screen
 * stays, rows only change their contents, and new rows wait.
 */
export function useStableOrder(newestKeys: readonly string[], isRowOpen: boolean): StableOrder {
  const [shownKeys, setShownKeys] = useState(newestKeys);
  const isHeld =
    shownKeys !== newestKeys && (isRowOpen || window.scrollY > MIN_SCROLL_PX) && wouldMoveRows(shownKeys, newestKeys);
  if (!isHeld && shownKeys !== newestKeys) setShownKeys(newestKeys);
  return {
    keys: isHeld ? keepShownOrder(shownKeys, newestKeys) : newestKeys,
    pendingCount: isHeld ? countPendingRows(shownKeys, newestKeys) : 0,
    showNewest: () => setShownKeys(newestKeys),
  };
}
