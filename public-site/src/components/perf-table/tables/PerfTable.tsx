import type { ReactNode } from 'react';
import { useText } from '../../../locales/use-text.ts';
import { readFollowable } from '../../follow/entrant.ts';
import type { Entrant } from '../../follow/followed-index.ts';
import { StarButton } from '../../follow/StarButton.tsx';
import { useParam } from '../../page/use-param.ts';
import { SortHead } from '../cells/SortHead.tsx';
import type { Column } from '../columns/column.ts';
import { buildRoomClasses, planColumnRooms } from '../columns/column-room.ts';
import { formatNextSorting, hasSortableColumn, parseSorting, sortRows } from '../order/sorting.ts';
import '../perf-table.css';
import '../cells/cells.css';
import '../widths.css';
import '../column-room.css';

export interface KeyedRow<Row> {
  readonly key: string;
  readonly row: Row;
}

/** Configures the stars of a list, by which the reader follows its rows. */
interface RowStars<Row> {
  readonly toEntrant: (row: Row) => Entrant;
  readonly isFollowed: (row: Entrant) => boolean;
  /** Also on a phone, for rows without a sheet, where the star would be otherwise. */
  readonly isAlwaysShown?: boolean;
}

export interface PerfTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly KeyedRow<Row>[];
  /** How many of the rows are shown, in the order that the reader chose; all without it. */
  readonly limit?: number;
  readonly className?: string;
  readonly findRowClass?: (keyed: KeyedRow<Row>) => string;
  /** With it each row has a star, and followed rows are highlighted. */
  readonly stars?: RowStars<Row> | undefined;
  /** A line below all rows. */
  readonly footer?: ReactNode;
}

const PRIORITY_CLASSES = { 1: '', 2: 'p2', 3: 'p3' } as const;

function buildClass<Row>(column: Column<Row>, room: number | undefined, row?: Row): string | undefined {
  const names = [
    PRIORITY_CLASSES[column.priority ?? 1],
    room === undefined ? '' : `from-${room}`,
    column.className,
    row === undefined ? '' : column.cellClass?.(row),
  ];
  return names.filter(Boolean).join(' ') || undefined;
}

const SORT_DIRECTIONS = { true: 'descending', false: 'ascending' } as const;

/**
 * The table of all lists of the public pages, in the official order. Readers may sort it by columns that have `sort`; the
 * choice is kept in the URL.
 */
export function PerfTable<Row>({
  caption,
  columns,
  rows,
  limit,
  className = '',
  findRowClass,
  stars,
  footer,
}: PerfTableProps<Row>) {
  const { t } = useText();
  const [param, setParam] = useParam('tri');
  const requestedSorting = hasSortableColumn(columns) ? parseSorting(param) : undefined;
  const sortedColumn = columns.find(({ key, sort }) => sort !== undefined && key === requestedSorting?.key);
  const sorting = sortedColumn && requestedSorting;
  const sortedRows = sortRows(
    rows,
    sortedColumn?.sort && (({ row }) => sortedColumn.sort?.(row)),
    sorting?.isDescending === true,
  ).slice(0, limit);
  const onSort = rows.length > 1 ? (key: string) => setParam(formatNextSorting(sorting, key)) : undefined;
  const starClass = stars?.isAlwaysShown === true ? 'fav always' : 'fav';
  const buildRowClass = (keyed: KeyedRow<Row>) =>
    [findRowClass?.(keyed), stars?.isFollowed(stars.toEntrant(keyed.row)) === true && 'followed']
      .filter(Boolean)
      .join(' ') || undefined;
  const rooms = planColumnRooms(columns, stars !== undefined);
  const findClass = (column: Column<Row>, row?: Row) => buildClass(column, rooms.get(column.key), row);
  const table = (
    <div className="table-room">
      <table className={`perf ${className}${buildRoomClasses(rooms)}`}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {stars !== undefined && <td className={starClass} />}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                abbr={column.abbr}
                title={column.abbr}
                className={findClass(column)}
                aria-sort={column.key === sorting?.key ? SORT_DIRECTIONS[`${sorting.isDescending}`] : undefined}
              >
                <SortHead column={column} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stars !== undefined && sortedRows.length === 0 && (
            <tr>
              <td colSpan={columns.length + 1} className="sub">
                {t('follow.none')}
              </td>
            </tr>
          )}
          {sortedRows.map((keyed) => (
            <tr key={keyed.key} className={buildRowClass(keyed)}>
              {stars !== undefined && <td className={starClass}>{renderStar(stars.toEntrant(keyed.row))}</td>}
              {columns.map((column) =>
                column.rowHeader === true ? (
                  <th key={column.key} scope="row" className={findClass(column, keyed.row)}>
                    {column.cell(keyed.row)}
                  </th>
                ) : (
                  <td key={column.key} className={findClass(column, keyed.row)}>
                    {column.cell(keyed.row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {footer !== undefined && (
          <tfoot>
            <tr>
              <td colSpan={columns.length + (stars === undefined ? 0 : 1)}>{footer}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
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

function renderStar(row: Entrant) {
  const item = readFollowable(row);
  return item === undefined ? null : <StarButton item={item} />;
}
