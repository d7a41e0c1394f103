import { countFailures, isCleared } from '../../ranking/vertical-countback.ts';
import { findNextInOrder } from '../next-in-order.ts';
import { findTrialsAt, isDone, isStillIn, type VerticalSheet } from './sheet.ts';

/** Whether the athlete may have another trial at the bar: still in, neither cleared nor passed (TR 26.2). */
export function hasTrialAt(sheet: VerticalSheet, bar: number, standard?: number): boolean {
  return isStillIn(sheet, standard) && !isDone(findTrialsAt(sheet, bar));
}

/** Who jumps at the bar, -1 when all are done there: the fewest failures at it, then the starting order. Heights in mm. */
export function findNextAtBar(sheets: readonly VerticalSheet[], bar: number, standard?: number): number {
  return findNextInOrder(sheets, (sheet) => {
    const marked = findTrialsAt(sheet, bar);
    const taken = countFailures(marked);
    const acted = isCleared(marked) ? taken + 1 : taken;
    return { taken, acted, open: !isDone(marked) && isStillIn(sheet, standard) };
  });
}

/** The first who may still have a trial at the bar, the turn gone by or not; -1 for nobody. */
export function findFirstOpen(sheets: readonly VerticalSheet[], bar: number, standard?: number): number {
  return sheets.findIndex((sheet) => hasTrialAt(sheet, bar, standard));
}

/** How many are still in. */
export function countStillIn(sheets: readonly VerticalSheet[], standard?: number): number {
  let left = 0;
  for (const sheet of sheets) if (isStillIn(sheet, standard)) left++;
  return left;
}
