import type { Column } from '../columns/column.ts';

interface Sorting {
  readonly key: string;
  readonly descending: boolean;
}

/** Reads `club`, or `-club` for descending; undefined, for an empty text, is the official order. */
export function parseSorting(text: string): Sorting | undefined {
  if (text === '') return undefined;
  return text.startsWith('-') ? { key: text.slice(1), descending: true } : { key: text, descending: false };
}

/** The sorting after a press on a column's header: ascending, then descending, then the official order. */
export function nextSorting(now: Sorting | undefined, key: string): string {
  if (now?.key !== key) return key;
  return now.descending ? '' : `-${key}`;
}

const collator = new Intl.Collator('fr', { numeric: true });

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Sorts rows stably; rows without a value are last in both directions. */
export function sortRows<T>(
  rows: readonly T[],
  sayOf: ((row: T) => number | string | undefined) | undefined,
  descending: boolean,
): readonly T[] {
  if (sayOf === undefined) return rows;
  const valued = rows.map((row) => ({ row, value: sayOf(row) }));
  const sign = descending ? -1 : 1;
  return valued
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

export const isSortable = <Row>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ sort }) => sort !== undefined);
