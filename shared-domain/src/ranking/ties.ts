import type { Contender, Tie } from './rank-input.ts';

const MISSING = Number.MAX_SAFE_INTEGER;

/** Lists of keys, lowest first; a list that ends early is behind. */
function compareKeys(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] ?? MISSING) - (b[i] ?? MISSING);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Real marks before marks without proof, then unit, value and what tells equal values apart. */
export function compareContenders(a: Contender, b: Contender): number {
  return a.proof - b.proof || a.unit - b.unit || a.value - b.value || compareKeys(a.keys, b.keys);
}

/** Sorts, and cuts wherever two neighbours differ. */
export function sortIntoTies(contenders: Tie, compare: (a: Contender, b: Contender) => number): Tie[] {
  const ties: Contender[][] = [];
  let tie: Contender[] = [];
  for (const contender of contenders.toSorted(compare)) {
    const first = tie[0];
    if (first === undefined || compare(first, contender) !== 0) {
      tie = [];
      ties.push(tie);
    }
    tie.push(contender);
  }
  return ties;
}
