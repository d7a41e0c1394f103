import { useState } from 'react';

/**
 * Keeps rows from moving under the reader's finger (P10.12): while they have scrolled or have a sheet open, the order on screen
 * stays, rows only change their contents, and new rows wait.
 */
export function keepShownOrder(shown: readonly string[], wanted: readonly string[]): string[] {
  const wantedKeys = new Set(wanted);
  return shown.filter((key) => wantedKeys.has(key));
}

/** Whether the new order would move a row on screen; rows added at the end move nothing. */
export function movesRows(shown: readonly string[], wanted: readonly string[]): boolean {
  const remaining = keepShownOrder(shown, wanted);
  return remaining.length !== shown.length || remaining.some((key, index) => wanted[index] !== key);
}

/** Number of rows that are not shown yet or whose position would change. */
export function countWaiting(shown: readonly string[], wanted: readonly string[]): number {
  const remaining = keepShownOrder(shown, wanted);
  const placed = new Map(remaining.map((key, index) => [key, index]));
  const wantedKeys = wanted.filter((key) => placed.has(key));
  const moved = wantedKeys.filter((key, index) => placed.get(key) !== index).length;
  return wanted.length - wantedKeys.length + moved;
}

const SCROLLED_PX = 200;

interface HeldOrder {
  readonly keys: readonly string[];
  /** Number of rows that wait behind the button «2 nouveaux résultats». */
  readonly pending: number;
  readonly release: () => void;
}

/** The order to draw: the newest, unless it would move rows while the reader has scrolled or has a sheet open. */
export function useStableOrder(wanted: readonly string[], sheetOpen: boolean): HeldOrder {
  const [shown, setShown] = useState(wanted);
  const hold = shown !== wanted && (sheetOpen || window.scrollY > SCROLLED_PX) && movesRows(shown, wanted);
  if (!hold && shown !== wanted) setShown(wanted);
  return {
    keys: hold ? keepShownOrder(shown, wanted) : wanted,
    pending: hold ? countWaiting(shown, wanted) : 0,
    release: () => setShown(wanted),
  };
}
