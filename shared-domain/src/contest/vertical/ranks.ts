import { compareJumpOffSoFar, findTiedForFirst } from './jump-off.ts';
import type { VerticalSheet } from './sheet.ts';

type Ranks = readonly (number | null)[];

/**
 * Places after the athlete at `index` has cleared a bar: only those overtaken move, one place back (TR 26.8). `keyBefore` is the
 * athlete's previous `rankKey`.
 */
export function rankAfterClearance(
  ranks: Ranks,
  sheets: readonly VerticalSheet[],
  index: number,
  keyBefore: number,
): Ranks {
  const key = sheets[index]?.rankKey ?? 0;
  const newRanks = ranks.slice();
  let aheadCount = 0;
  for (let i = 0; i < sheets.length; i++) {
    const other = sheets[i]?.rankKey ?? 0;
    if (i === index) continue;
    if (other < key) aheadCount++;
    else if (other > key && other <= keyBefore && other < 0) newRanks[i] = (ranks[i] ?? 0) + 1;
  }
  newRanks[index] = aheadCount + 1;
  return newRanks;
}

/** Places by the sheets alone, ties shared; null without a height (TR 26.8). */
export function rankSheets(sheets: readonly VerticalSheet[]): Ranks {
  return sheets.map(({ rankKey }) =>
    rankKey < 0 ? 1 + sheets.filter((other) => other.rankKey < rankKey).length : null,
  );
}

/** Places after a jump-off, which separates only those tied for first place (TR 26.9). */
export function rankWithJumpOff(ranks: Ranks, sheets: readonly VerticalSheet[]): Ranks {
  const tied = findTiedForFirst(sheets);
  return ranks.map((rank, index) => {
    const sheet = sheets[index];
    if (sheet === undefined || !tied.includes(index)) return rank;
    return 1 + tied.filter((other) => compareJumpOffSoFar(sheets[other] ?? sheet, sheet) < 0).length;
  });
}
