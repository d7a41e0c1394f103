import { useState } from 'react';
import { heldOrder, waiting, wouldMove } from './held-order.ts';

const SCROLLED_PX = 200;

interface HeldOrder {
  readonly keys: readonly string[];
  /** Rows that wait behind the pill «2 nouveaux résultats». */
  readonly pending: number;
  readonly release: () => void;
}

/** The order to draw: the newest, unless the reader has scrolled past 200 px or holds a row's sheet open. */
export function useHeldOrder(wanted: readonly string[], sheetOpen: boolean): HeldOrder {
  const [shown, setShown] = useState(wanted);
  const hold = shown !== wanted && (sheetOpen || window.scrollY > SCROLLED_PX) && wouldMove(shown, wanted);
  if (!hold && shown !== wanted) setShown(wanted);
  return {
    keys: hold ? heldOrder(shown, wanted) : wanted,
    pending: hold ? waiting(shown, wanted) : 0,
    release: () => setShown(wanted),
  };
}
