import { useState } from 'react';

/**
 * Rows never move under a finger (P10.12). While the reader has scrolled or holds a row open, the order on screen
 * stays and only the rows' contents change; rows that came meanwhile wait.
 */
export function keepShownOrder(shown: readonly string[], wanted: readonly string[]): string[] {
  const wantedKeys = new Set(wanted);
  return shown.filter((key) => wantedKeys.has(key));
}

/** True when going from `shown` to `wanted` would move a row that is on screen; rows added at the end move nothing. */
export function movesRows(shown: readonly string[], wanted: readonly string[]): boolean {
  const remaining = keepShownOrder(shown, wanted);
  return remaining.length !== shown.length || remaining.some((key, index) => wanted[index] !== key);
}

/** How many rows wait: those not shown yet and those whose place differs. */
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
  /** Rows that wait behind the pill «2 nouveaux résultats». */
  readonly pending: number;
  readonly release: () => void;
}

/** The order to draw: the newest, unless the reader has scrolled past 200 px or holds a row's sheet open. */
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
