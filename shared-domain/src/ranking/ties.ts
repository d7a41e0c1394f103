const MISSING_KEY = Number.MAX_SAFE_INTEGER;

/** The first index at which two lists of keys differ, or the end of the first list. */
export function findFirstDifference(a: readonly number[], b: readonly number[]): number {
  let place = 0;
  while (place < a.length && a[place] === b[place]) place++;
  return place;
}

/** Compares lists of keys, the lower key ahead; a list that ends early is behind. Negative where `a` is ahead. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  const place = findFirstDifference(a, b);
  return (a[place] ?? MISSING_KEY) - (b[place] ?? MISSING_KEY);
}

/** Sorts items and groups equal ones, which keep their given order. */
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
