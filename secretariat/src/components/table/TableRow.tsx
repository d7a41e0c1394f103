import { memo } from 'react';
import { useText } from '../../locales/use-text.ts';
import { type Column, findColumnClass } from './column.ts';

interface Props<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly Column<Row>[];
  readonly name: string;
  /** undefined where rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
  /** Whether the Tab key reaches it: only one row of a table, from where the arrows go on. */
  readonly isTabStop: boolean;
  readonly onToggle: (key: string, extend: boolean) => void;
}

function Row<R>({ row, rowKey, columns, name, isChosen, isTabStop, onToggle }: Props<R>) {
  const { t } = useText();
  return (
    <tr data-key={rowKey} tabIndex={isTabStop ? 0 : -1} aria-selected={isChosen}>
      {isChosen !== undefined && (
        <td className="c">
          <input
            type="checkbox"
            className="cb-box"
            checked={isChosen}
            aria-label={t('table.choose', { name })}
            onChange={({ nativeEvent }) => onToggle(rowKey, (nativeEvent as unknown as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.isRowHeading ? (
          <th key={column.key} scope="row" className={findColumnClass(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} className={findColumnClass(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Rendered again only when its own row changed, so that a table of hundreds of rows stays fast. */
export const TableRow = memo(Row) as typeof Row;
