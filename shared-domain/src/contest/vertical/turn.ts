import { countFailures, isCleared } from '../../ranking/vertical-countback.ts';
import { findNextInOrder } from '../next-in-order.ts';
import { findAttemptLetters, isBarDone, isStillIn, type VerticalSheet } from './sheet.ts';

/** Whether the athlete may take another attempt at the bar (TR 26.2). */
export function hasAttemptLeftAt(sheet: VerticalSheet, bar: number, standard?: number): boolean {
  return isStillIn(sheet, standard) && !isBarDone(findAttemptLetters(sheet, bar));
}

/** The index of who jumps next at the bar: the fewest failures at it, then the starting order; -1 for nobody. Heights in mm. */
export function findNextAtBar(sheets: readonly VerticalSheet[], bar: number, standard?: number): number {
  return findNextInOrder(sheets, (sheet) => {
    const letters = findAttemptLetters(sheet, bar);
    const failureCount = countFailures(letters);
    const lastAttemptRound = isCleared(letters) ? failureCount + 1 : failureCount;
    return {
      attemptCount: failureCount,
      lastAttemptRound,
      hasAttemptLeft: !isBarDone(letters) && isStillIn(sheet, standard),
    };
  });
}

/** The index of the first athlete with an attempt left at the bar, even one who missed the turn; -1 for nobody. */
export function findFirstWithAttemptLeft(sheets: readonly VerticalSheet[], bar: number, standard?: number): number {
  return sheets.findIndex((sheet) => hasAttemptLeftAt(sheet, bar, standard));
}

export function countStillIn(sheets: readonly VerticalSheet[], standard?: number): number {
  let count = 0;
  for (const sheet of sheets) if (isStillIn(sheet, standard)) count++;
  return count;
}
