import type { Column } from './column.ts';
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
}

const PRIORITY = { 1: '', 2: 'p2', 3: 'p3' } as const;

function classOf<Row>(column: Column<Row>, row?: Row): string | undefined {
  const names = [PRIORITY[column.priority ?? 1], column.className, row === undefined ? '' : column.cellClass?.(row)];
  return names.filter(Boolean).join(' ') || undefined;
}

/** The one list of the public pages: a plain table with a caption, scopes and rows of 44 px or more. */
export function PerfTable<Row>({ caption, columns, rows, className = '', rowClass }: PerfTableProps<Row>) {
  return (
    <table className={`perf ${className}`}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" abbr={column.abbr} title={column.abbr} className={classOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((keyed) => (
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
    </table>
  );
}
