import type { Column } from '../columns/column.ts';

/** The column that rows are sorted by. */
interface Sorting {
  readonly key: string;
  readonly isDescending: boolean;
}

/** Reads `club`, or `-club` for descending; undefined, for an empty text, is the official order. */
export function parseSorting(text: string): Sorting | undefined {
  if (text === '') return undefined;
  return text.startsWith('-') ? { key: text.slice(1), isDescending: true } : { key: text, isDescending: false };
}

/** The text (see `parseSorting`) of the sorting after a press on a column's header: ascending, then descending, then the official order. */
export function formatNextSorting(current: Sorting | undefined, key: string): string {
  if (current?.key !== key) return key;
  return current.isDescending ? '' : `-${key}`;
}

const collator = new Intl.Collator('fr', { numeric: true });

function compareValues(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Sorts rows stably; rows without a value are last in both directions. */
export function sortRows<T>(
  rows: readonly T[],
  readValue: ((row: T) => number | string | undefined) | undefined,
  isDescending: boolean,
): readonly T[] {
  if (readValue === undefined) return rows;
  const rowsWithValues = rows.map((row) => ({ row, value: readValue(row) }));
  const sign = isDescending ? -1 : 1;
  return rowsWithValues
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return sign * compareValues(a.value, b.value);
    })
    .map(({ row }) => row);
}

export const hasSortableColumn = <Row>(columns: readonly Column<Row>[]): boolean =>
  columns.some(({ sort }) => sort !== undefined);
