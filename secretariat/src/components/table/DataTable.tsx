import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { type Column, classOf } from './column.ts';
import { Pager } from './Pager.tsx';
import { rowKeys } from './row-keys.ts';
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

const PAGE = 50;

/**
 * A table of the secretariat with pages of fifty rows. Keys: arrows move, Space chooses, Shift with arrows extends the choice, Enter
 * opens.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, getKey, getName, view, selection, getGroup, onOpen } = props;
  const { t } = useText();
  const [asked, setAsked] = useState(1);
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / PAGE)));
  const shown = rows.slice((page - 1) * PAGE, page * PAGE);
  const order = useRef<readonly string[]>([]);
  order.current = rows.map(getKey);
  const toggleOne = selection?.toggle;
  const toggle = useCallback(
    (key: string, extend: boolean) => toggleOne?.(key, extend ? order.current : undefined),
    [toggleOne],
  );
  const shownColumns = useShownColumns(columns, view?.hidden ?? []);
  const chosen = selection?.chosen;
  const all = rows.length > 0 && chosen !== undefined && order.current.every((key) => chosen.has(key));
  let group: string | undefined;
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
                    checked={all}
                    aria-label={t('table.choose.all')}
                    onChange={() => selection.set(all ? [] : order.current)}
                  />
                </th>
              )}
              {shownColumns.map((column) => (
                <th key={column.key} scope="col" className={classOf(column)} abbr={column.long} title={column.long}>
                  {column.silent ? <span className="sr">{column.title}</span> : column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            onKeyDown={(event) =>
              rowKeys(event, {
                toggle: selection && ((key) => selection.toggle(key)),
                extend: selection?.add,
                open: onOpen,
              })
            }
          >
            {shown.map((row, place) => {
              const key = getKey(row);
              const heading = getGroup?.(row);
              const begins = heading !== undefined && heading.key !== group;
              group = heading?.key;
              return (
                <Fragment key={key}>
                  {begins && (
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
                    chosen={chosen?.has(key)}
                    inOrder={place === 0}
                    onToggle={toggle}
                  />
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length > PAGE && (
        <Pager
          page={page}
          pages={Math.ceil(rows.length / PAGE)}
          from={(page - 1) * PAGE + 1}
          to={Math.min(page * PAGE, rows.length)}
          total={rows.length}
          onPage={setAsked}
        />
      )}
    </>
  );
}

/** The columns that are shown: the same array while nothing changed, so that rows are not rendered again. */
function useShownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): readonly Column<Row>[] {
  const known = useRef<{ columns: unknown; hidden: string; shown: readonly Column<Row>[] }>(undefined);
  const asked = hidden.join(' ');
  if (known.current?.columns !== columns || known.current.hidden !== asked) {
    known.current = { columns, hidden: asked, shown: columns.filter(({ key }) => !hidden.includes(key)) };
  }
  return known.current.shown;
}
