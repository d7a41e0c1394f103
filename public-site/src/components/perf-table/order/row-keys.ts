import type { ListRow } from '../columns/column.ts';

function buildRowKey(row: ListRow): string {
  if (row.bib !== undefined) return `b${row.bib}`;
  if (row.auid !== undefined) return `a${row.auid}`;
  return `n${row.last}|${row.first}|${row.club ?? row.country ?? ''}|${row.relay?.n ?? ''}`;
}

/**
 * A React key for each row that stays the athlete's while ranks change, so that rows are moved rather than redrawn and keep
 * the focus. Equal keys are numbered.
 */
export function buildRowKeys(rows: readonly ListRow[]): string[] {
  const countsByKey = new Map<string, number>();
  return rows.map((row) => {
    const key = buildRowKey(row);
    const count = (countsByKey.get(key) ?? 0) + 1;
    countsByKey.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}
