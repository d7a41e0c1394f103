const MISSING = Number.MAX_SAFE_INTEGER;

/** Lists of keys, lowest first; a list that ends early is behind. @returns the first place where they differ, or the end */
export function firstDifference(a: readonly number[], b: readonly number[]): number {
  let place = 0;
  while (place < a.length && a[place] === b[place]) place++;
  return place;
}

/** Negative when `a` stands before `b`. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  const place = firstDifference(a, b);
  return (a[place] ?? MISSING) - (b[place] ?? MISSING);
}

/** Sorts, and cuts wherever two neighbours differ; equal ones keep the order they came in. */
export function sortIntoTies<T>(items: readonly T[], compare: (a: T, b: T) => number): T[][] {
  const ties: T[][] = [];
  let tie: T[] = [];
  for (const item of items.toSorted(compare)) {
    const [first] = tie;
    if (first === undefined || compare(first, item) !== 0) {
      tie = [];
      ties.push(tie);
    }
    tie.push(item);
  }
  return ties;
}
