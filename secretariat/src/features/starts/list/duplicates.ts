import type { Start } from '../starts-endpoints.ts';

/** Who else has the same lane or bib, by the row's key. */
export interface Clash {
  readonly lane?: Start;
  readonly bib?: Start;
}

/** Lanes and bibs that two rows of a list share; lane 0 is none. */
export function findClashes(rows: readonly Start[]): ReadonlyMap<string, Clash> {
  const clashes = new Map<string, Clash>();
  for (const field of ['lane', 'bib'] as const) {
    for (const [value, same] of Map.groupBy(rows, (row) => row[field])) {
      if (value === undefined || value === 0 || value === '' || same.length < 2) continue;
      for (const row of same) {
        const other = same.find((one) => one !== row);
        clashes.set(row.row, { ...clashes.get(row.row), ...(other && { [field]: other }) });
      }
    }
  }
  return clashes;
}
