import type { Start } from '../starts-endpoints.ts';

/** Another row with the same lane, and one with the same bib. */
export interface Clash {
  readonly lane?: Start;
  readonly bib?: Start;
}

/** The clashes of lanes and bibs in a list, by row key; lane 0 is no lane. */
export function findClashes(rows: readonly Start[]): ReadonlyMap<string, Clash> {
  const clashes = new Map<string, Clash>();
  for (const field of ['lane', 'bib'] as const) {
    for (const [value, sharingRows] of Map.groupBy(rows, (row) => row[field])) {
      if (value === undefined || value === 0 || value === '' || sharingRows.length < 2) continue;
      for (const row of sharingRows) {
        const other = sharingRows.find((one) => one !== row);
        clashes.set(row.row, { ...clashes.get(row.row), ...(other && { [field]: other }) });
      }
    }
  }
  return clashes;
}
