import type { Column } from '../columns/column.ts';

interface SortHeadProps<Row> {
  readonly column: Column<Row>;
  readonly onSort: ((key: string) => void) | undefined;
}

/** A column's header: from 960 px a button where the list can be sorted (P10.13), else text. */
export function SortHead<Row>({ column, onSort }: SortHeadProps<Row>) {
  if (column.sort === undefined || onSort === undefined) return column.head;
  return (
    <>
      <span className="head-plain">{column.head}</span>
      <button type="button" className="head-sort" onClick={() => onSort(column.key)}>
        {column.head}
        <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
          <path className="up" d="m6 8 4-4 4 4" />
          <path className="down" d="m6 12 4 4 4-4" />
        </svg>
      </button>
    </>
  );
}
