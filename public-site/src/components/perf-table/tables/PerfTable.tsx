import type { ReactNode } from 'react';
import { useText } from '../../../locales/use-text.ts';
import { readFollowable } from '../../follow/entrant.ts';
import type { Entrant } from '../../follow/follow-book.ts';
import { StarButton } from '../../follow/StarButton.tsx';
import { useParam } from '../../page/use-param.ts';
import { SortHead } from '../cells/SortHead.tsx';
import type { Column } from '../columns/column.ts';
import { isSortable, nextSorting, parseSorting, sortRows } from '../order/sorting.ts';
import '../perf-table.css';

export interface KeyedRow<Row> {
  readonly key: string;
  readonly row: Row;
}

/** Configures the stars of a list, by which the reader follows its rows. */
export interface RowStars<Row> {
  readonly of: (row: Row) => Entrant;
  readonly isFollowed: (row: Entrant) => boolean;
  /** Also on a phone, for rows without a sheet, where the star would be otherwise. */
  readonly always?: boolean;
}

interface PerfTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly KeyedRow<Row>[];
  readonly className?: string;
  readonly rowClass?: (keyed: KeyedRow<Row>) => string;
  /** With it each row has a star, and followed rows are highlighted. */
  readonly stars?: RowStars<Row> | undefined;
  /** A line below all rows. */
  readonly foot?: ReactNode;
}

const PRIORITY = { 1: '', 2: 'p2', 3: 'p3' } as const;

function classOf<Row>(column: Column<Row>, row?: Row): string | undefined {
  const names = [PRIORITY[column.priority ?? 1], column.className, row === undefined ? '' : column.cellClass?.(row)];
  return names.filter(Boolean).join(' ') || undefined;
}

const WAY = { true: 'descending', false: 'ascending' } as const;

/**
 * The table of all lists of the public pages, in the official order. Readers may sort it by columns that have `sort`; the
 * choice is kept in the URL.
 */
export function PerfTable<Row>({ caption, columns, rows, className = '', rowClass, stars, foot }: PerfTableProps<Row>) {
  const { t } = useText();
  const [param, setParam] = useParam('tri');
  const asked = isSortable(columns) ? parseSorting(param) : undefined;
  const by = columns.find(({ key, sort }) => sort !== undefined && key === asked?.key);
  const sorting = by && asked;
  const shown = sortRows(rows, by?.sort && (({ row }) => by.sort?.(row)), sorting?.descending === true);
  const onSort = rows.length > 1 ? (key: string) => setParam(nextSorting(sorting, key)) : undefined;
  const star = stars?.always === true ? 'fav always' : 'fav';
  const classesOf = (keyed: KeyedRow<Row>) =>
    [rowClass?.(keyed), stars?.isFollowed(stars.of(keyed.row)) === true && 'followed'].filter(Boolean).join(' ') ||
    undefined;
  const table = (
    <table className={`perf ${className}`}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {stars !== undefined && <td className={star} />}
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
        {stars !== undefined && shown.length === 0 && (
          <tr>
            <td colSpan={columns.length + 1} className="sub">
              {t('follow.none')}
            </td>
          </tr>
        )}
        {shown.map((keyed) => (
          <tr key={keyed.key} className={classesOf(keyed)}>
            {stars !== undefined && <td className={star}>{starOf(stars.of(keyed.row))}</td>}
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
            <td colSpan={columns.length + (stars === undefined ? 0 : 1)}>{foot}</td>
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

function starOf(row: Entrant) {
  const item = readFollowable(row);
  return item === undefined ? null : <StarButton item={item} />;
}
