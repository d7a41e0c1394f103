import type { ReactNode } from 'react';
import { useText } from '../../locales/use-text.ts';
import { useParam } from '../page/use-param.ts';
import type { Column } from './column.ts';
import { SortHead } from './SortHead.tsx';
import { isSortable, nextSorting, parseSorting, sortRows } from './sorting.ts';
import './perf-table.css';

export interface KeyedRow<Row> {
  readonly key: string;
  readonly row: Row;
}

interface PerfTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly KeyedRow<Row>[];
  readonly className?: string;
  readonly rowClass?: (keyed: KeyedRow<Row>) => string;
  /** One line under all rows. */
  readonly foot?: ReactNode;
}

const PRIORITY = { 1: '', 2: 'p2', 3: 'p3' } as const;

function classOf<Row>(column: Column<Row>, row?: Row): string | undefined {
  const names = [PRIORITY[column.priority ?? 1], column.className, row === undefined ? '' : column.cellClass?.(row)];
  return names.filter(Boolean).join(' ') || undefined;
}

const WAY = { true: 'descending', false: 'ascending' } as const;

/**
 * The one list of the public pages: a plain table with a caption, scopes and rows of 44 px or more. Its order is the official
 * one; columns that say so sort it, in the address as every choice of a reader.
 */
export function PerfTable<Row>({ caption, columns, rows, className = '', rowClass, foot }: PerfTableProps<Row>) {
  const { t } = useText();
  const [param, setParam] = useParam('tri');
  const asked = isSortable(columns) ? parseSorting(param) : undefined;
  const by = columns.find(({ key, sort }) => sort !== undefined && key === asked?.key);
  const sorting = by && asked;
  const shown = sortRows(rows, by?.sort && (({ row }) => by.sort?.(row)), sorting?.descending === true);
  const onSort = rows.length > 1 ? (key: string) => setParam(nextSorting(sorting, key)) : undefined;
  const table = (
    <table className={`perf ${className}`}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              abbr={column.abbr}
              title={column.abbr}
              className={classOf(column)}
              aria-sort={column.key === sorting?.key ? WAY[`${sorting.descending}`] : undefined}
            >
              <SortHead column={column} onSort={onSort} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((keyed) => (
          <tr key={keyed.key} className={rowClass?.(keyed) || undefined}>
            {columns.map((column) =>
              column.rowHeader === true ? (
                <th key={column.key} scope="row" className={classOf(column, keyed.row)}>
                  {column.cell(keyed.row)}
                </th>
              ) : (
                <td key={column.key} className={classOf(column, keyed.row)}>
                  {column.cell(keyed.row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>{foot}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
  if (sorting === undefined) return table;
  return (
    <>
      {table}
      <button type="button" className="btn quiet official-order" onClick={() => setParam('')}>
        {t('sort.official')}
      </button>
    </>
  );
}
