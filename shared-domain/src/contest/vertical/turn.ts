import { failuresIn, isCleared } from '../../ranking/vertical-jump.ts';
import { nextInOrder } from '../next-in-order.ts';
import { isDone, isIn, markedAt, type VerticalSheet } from './sheet.ts';

/** Whether the athlete may have another trial at the bar: still in, neither cleared nor passed (TR 26.2). */
export function hasTrialAt(sheet: VerticalSheet, bar: number, standard?: number): boolean {
  return isIn(sheet, standard) && !isDone(markedAt(sheet, bar));
}

/** Who jumps at the bar, -1 when all are done there: the fewest failures at it, then the starting order. Heights in mm. */
export function nextAtBar(sheets: readonly VerticalSheet[], bar: number, standard?: number): number {
  return nextInOrder(sheets, (sheet) => {
    const marked = markedAt(sheet, bar);
    const taken = failuresIn(marked);
    const acted = isCleared(marked) ? taken + 1 : taken;
    return { taken, acted, open: !isDone(marked) && isIn(sheet, standard) };
  });
}

/** The first who may still have a trial at the bar, the turn gone by or not; -1 for nobody. */
export function firstOpenAt(sheets: readonly VerticalSheet[], bar: number, standard?: number): number {
  return sheets.findIndex((sheet) => hasTrialAt(sheet, bar, standard));
}

/** How many are still in. */
export function leftIn(sheets: readonly VerticalSheet[], standard?: number): number {
  let left = 0;
  for (const sheet of sheets) if (isIn(sheet, standard)) left++;
  return left;
}
