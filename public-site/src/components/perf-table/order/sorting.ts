import type { Column } from '../columns/column.ts';

/** The column that a list is sorted by, and which way. */
interface Sorting {
  readonly key: string;
  readonly descending: boolean;
}

/** `club`, or `-club` for the other way; nothing is the official order. */
export function parseSorting(text: string): Sorting | undefined {
  if (text === '') return undefined;
  return text.startsWith('-') ? { key: text.slice(1), descending: true } : { key: text, descending: false };
}

/** What the next press on a column's head asks for: this way, the other way, the official order. */
export function nextSorting(now: Sorting | undefined, key: string): string {
  if (now?.key !== key) return key;
  return now.descending ? '' : `-${key}`;
}

const collator = new Intl.Collator('fr', { numeric: true });

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Rows in the asked order, equal ones as they were; a row that says nothing stands last either way. */
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
