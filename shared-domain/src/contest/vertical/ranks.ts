import { compareSoFar, findTiedForFirst } from './jump-off.ts';
import type { VerticalSheet } from './sheet.ts';

type Ranks = readonly (number | null)[];

/**
 * Places after the athlete at `index` has cleared a bar: only those overtaken move, one place back (TR 26.8). `before` is the
 * athlete's key until then.
 */
export function rankAfterClearance(
  ranks: Ranks,
  sheets: readonly VerticalSheet[],
  index: number,
  before: number,
): Ranks {
  const key = sheets[index]?.key ?? 0;
  const after = ranks.slice();
  let ahead = 0;
  for (let i = 0; i < sheets.length; i++) {
    const other = sheets[i]?.key ?? 0;
    if (i === index) continue;
    if (other < key) ahead++;
    else if (other > key && other <= before && other < 0) after[i] = (ranks[i] ?? 0) + 1;
  }
  after[index] = ahead + 1;
  return after;
}

/** Places with a jump-off: it parts those tied for first place and nobody else (TR 26.9). */
export function rankWithJumpOff(ranks: Ranks, sheets: readonly VerticalSheet[]): Ranks {
  const tied = findTiedForFirst(sheets);
  return ranks.map((rank, index) => {
    const sheet = sheets[index];
    if (sheet === undefined || !tied.includes(index)) return rank;
    return 1 + tied.filter((other) => compareSoFar(sheets[other] ?? sheet, sheet) < 0).length;
  });
}
