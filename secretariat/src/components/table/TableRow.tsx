import { memo } from 'react';
import { useText } from '../../locales/use-text.ts';
import { type Column, classOf } from './column.ts';

interface Props<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly Column<Row>[];
  readonly name: string;
  /** undefined where rows are not chosen. */
  readonly chosen: boolean | undefined;
  /** In the order of the tab key: one row of the table is. */
  readonly inOrder: boolean;
  readonly onToggle: (key: string, extend: boolean) => void;
}

function Row<R>({ row, rowKey, columns, name, chosen, inOrder, onToggle }: Props<R>) {
  const { t } = useText();
  return (
    <tr data-key={rowKey} tabIndex={inOrder ? 0 : -1} aria-selected={chosen}>
      {chosen !== undefined && (
        <td className="c">
          <input
            type="checkbox"
            className="cb-box"
            checked={chosen}
            aria-label={t('table.choose', { name })}
            onChange={({ nativeEvent }) => onToggle(rowKey, (nativeEvent as unknown as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.heading ? (
          <th key={column.key} scope="row" className={classOf(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} className={classOf(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** A row is drawn again when it changed, not when another did: a table of hundreds answers a key at once. */
export const TableRow = memo(Row) as typeof Row;
