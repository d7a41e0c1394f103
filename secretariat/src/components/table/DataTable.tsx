import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { type Column, findColumnClass } from './column.ts';
import { Pager } from './Pager.tsx';
import { handleRowKey } from './row-keys.ts';
import { TableRow } from './TableRow.tsx';
import type { TableView } from './table-view.ts';
import type { Selection } from './use-selection.ts';
import './table.css';

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** The name of a row, for the label of its checkbox. */
  readonly getName: (row: Row) => string;
  readonly view?: TableView;
  readonly selection?: Selection;
  /** The group of a row: consecutive rows of one group are under one heading. */
  readonly getGroup?: ((row: Row) => { readonly key: string; readonly title: ReactNode }) | undefined;
  readonly onOpen?: (key: string) => void;
}

const PAGE_ROWS = 50;

/**
 * A table of the secretariat with pages of fifty rows. Keys: arrows move, Space chooses, Shift with arrows extends the choice, Enter
 * opens.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, getKey, getName, view, selection, getGroup, onOpen } = props;
  const { t } = useText();
  const [chosenPage, setChosenPage] = useState(1);
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(rows.length / PAGE_ROWS)));
  const shownRows = rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  const keys = useRef<readonly string[]>([]);
  keys.current = rows.map(getKey);
  const toggleOne = selection?.toggle;
  const toggle = useCallback(
    (key: string, extend: boolean) => toggleOne?.(key, extend ? keys.current : undefined),
    [toggleOne],
  );
  const shownColumns = useShownColumns(columns, view?.hidden ?? []);
  const chosen = selection?.chosen;
  const areAllChosen = rows.length > 0 && chosen !== undefined && keys.current.every((key) => chosen.has(key));
  let currentGroup: string | undefined;
  return (
    <>
      <div className="sheet">
        <table className={view?.dense ? 'tbl dense' : 'tbl'}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {selection !== undefined && (
                <th scope="col" className="c">
                  <input
                    type="checkbox"
                    className="cb-box"
                    checked={areAllChosen}
                    aria-label={t('table.choose.all')}
                    onChange={() => selection.set(areAllChosen ? [] : keys.current)}
                  />
                </th>
              )}
              {shownColumns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={findColumnClass(column)}
                  abbr={column.fullTitle}
                  title={column.fullTitle}
                >
                  {column.isTitleHidden ? <span className="sr">{column.title}</span> : column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            onKeyDown={(event) =>
              handleRowKey(event, {
                toggle: selection && ((key) => selection.toggle(key)),
                extend: selection?.add,
                open: onOpen,
              })
            }
          >
            {shownRows.map((row, index) => {
              const key = getKey(row);
              const heading = getGroup?.(row);
              const isGroupStart = heading !== undefined && heading.key !== currentGroup;
              currentGroup = heading?.key;
              return (
                <Fragment key={key}>
                  {isGroupStart && (
                    <tr className="grp">
                      <th colSpan={shownColumns.length + (selection === undefined ? 0 : 1)} scope="rowgroup">
                        {heading.title}
                      </th>
                    </tr>
                  )}
                  <TableRow
                    row={row}
                    rowKey={key}
                    columns={shownColumns}
                    name={getName(row)}
                    isChosen={chosen?.has(key)}
                    isTabStop={index === 0}
                    onToggle={toggle}
                  />
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length > PAGE_ROWS && (
        <Pager
          page={page}
          pages={Math.ceil(rows.length / PAGE_ROWS)}
          from={(page - 1) * PAGE_ROWS + 1}
          to={Math.min(page * PAGE_ROWS, rows.length)}
          total={rows.length}
          onPage={setChosenPage}
        />
      )}
    </>
  );
}

/** The columns that are shown: the same array while nothing changed, so that rows are not rendered again. */
function useShownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): readonly Column<Row>[] {
  const cache = useRef<{ columns: unknown; hidden: string; shown: readonly Column<Row>[] }>(undefined);
  const hiddenKeys = hidden.join(' ');
  if (cache.current?.columns !== columns || cache.current.hidden !== hiddenKeys) {
    cache.current = { columns, hidden: hiddenKeys, shown: columns.filter(({ key }) => !hidden.includes(key)) };
  }
  return cache.current.shown;
}
