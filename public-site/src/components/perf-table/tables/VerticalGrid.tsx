import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { countFailuresAtBest, formatHeight, speakBar } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { readBars } from '../attempts/attempts.ts';
import { type BarColumn, findBarAt, findLastBar, listBarColumns } from '../attempts/bars.ts';
import { AthleteName } from '../cells/AthleteName.tsx';
import { MarkCell } from '../cells/MarkCell.tsx';
import type { ListRow } from '../columns/column.ts';
import { planGridRooms } from '../columns/column-room.ts';
import { formatGridLine } from '../columns/place-columns.tsx';
import { findPoints, formatPointsHead } from '../columns/shared-columns.tsx';
import type { KeyedRow } from './PerfTable.tsx';
import './grid.css';

interface VerticalGridProps {
  readonly caption: string;
  readonly rows: readonly KeyedRow<ResultRow>[];
  /** Rows of the whole list, of which `rows` may be those followed. */
  readonly listLength: number;
  readonly event: { readonly g0: number; readonly g1: string };
  /** The current height, mm, while the event is in progress. */
  readonly bar: number | undefined;
  readonly heights: readonly number[] | undefined;
  /** Whether the event is over: then announced heights that were never jumped are left out. */
  readonly isOver: boolean;
  readonly findRowClass: (keyed: KeyedRow<ResultRow>) => string;
  readonly renderRank: (row: ResultRow) => React.ReactNode;
  readonly onOpen: (row: ListRow) => void;
}

/** P10.5: a column for each height, which scroll sideways; name and mark stay in view. */
export function VerticalGrid(props: VerticalGridProps) {
  const { caption, rows, listLength, event, bar, heights, isOver, findRowClass, renderRank, onOpen } = props;
  const { t, language } = useText();
  const resultRows = rows.map(({ row }) => row);
  const columns = listBarColumns(resultRows, isOver ? undefined : heights);
  const currentColumn = bar === undefined ? undefined : columns.findLast(({ h }) => h === bar);
  const scroller = useRef<HTMLElement>(null);
  const barKey = (currentColumn ?? findLastBar(resultRows, columns))?.key;
  useLayoutEffect(() => {
    const region = scroller.current;
    const head = region?.querySelector<HTMLElement>(`[data-bar="${barKey}"]`);
    if (region && head) region.scrollLeft = findEndScroll(region, head);
  }, [barKey]);
  const hasPoints = resultRows.some((row) => findPoints(row) !== undefined);
  const roomClasses = planGridRooms(columns.length, hasPoints);
  const findColumnClass = (column: BarColumn) => (column === currentColumn ? 'cur' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard (P10.5)
    <section ref={scroller} className="scroller" tabIndex={0} aria-label={t('grid.bars')}>
      <table className="grid" style={{ '--bars': columns.length } as CSSProperties}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th className="stick-l" scope="col">
              <span className="pa">
                <abbr title={t('col.rank.long')}>{t('col.rank')}</abbr>
                <span>{t('col.athlete')}</span>
              </span>
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={findColumnClass(column)} data-bar={column.key}>
                {formatHeight(column.h)}
                {column.isJumpOff && <small title={t('bar.jumpOff')}>{t('bar.jumpOff.short')}</small>}
                {findColumnClass(column) !== undefined && <span className="sr"> {t('bar.current')}</span>}
              </th>
            ))}
            <th
              className={`p3 ${roomClasses.failures}`}
              scope="col"
              abbr={t('col.failures.long')}
              title={t('col.failures.long')}
            >
              {t('col.failures')}
            </th>
            {hasPoints && (
              <th className={`p3 ${roomClasses.points}`} scope="col">
                {formatPointsHead(resultRows, language)}
              </th>
            )}
            <th className="stick-r" scope="col" abbr={t('col.mark.long')}>
              {t('col.mark')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((keyed) => {
            const { key, row } = keyed;
            const failures = countFailuresAtBest(readBars(row));
            return (
              <tr key={key} className={findRowClass(keyed) || undefined}>
                <th className="stick-l" scope="row">
                  <span className="pa">
                    <span className="n">{renderRank(row)}</span>
                    <span>
                      <AthleteName row={row} onOpen={() => onOpen(row)} />
                      <span className="small">{formatGridLine(row, listLength, language)}</span>
                    </span>
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column.key} className={column === currentColumn ? 'h cur' : 'h'}>
                    <BarCell row={row} column={column} />
                  </td>
                ))}
                <td className={`p3 sub ${roomClasses.failures}`}>{failures && `${failures.last}/${failures.total}`}</td>
                {hasPoints && <td className={`p3 sub nb ${roomClasses.points}`}>{findPoints(row)}</td>}
                <td className="stick-r">
                  <MarkCell row={row} event={event} isInGrid />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const measureWidth = (region: HTMLElement, sticky: string): number =>
  region.querySelector<HTMLElement>(sticky)?.offsetWidth ?? 0;

/** The scroll position that puts a height just left of the mark column, px. */
const findEndScroll = (region: HTMLElement, head: HTMLElement): number =>
  head.offsetLeft + head.offsetWidth - (region.clientWidth - measureWidth(region, '.stick-r'));

interface BarCellProps {
  readonly row: ResultRow;
  readonly column: BarColumn;
}

function BarCell({ row, column }: BarCellProps) {
  const { language } = useText();
  const bar = findBarAt(row, column);
  if (bar === undefined) return null;
  return (
    <>
      <span className="try" aria-hidden="true">
        {bar.r.replaceAll('-', '–').replace('o', '')}
        {bar.r.endsWith('o') && <span className="o">o</span>}
      </span>
      <span className="sr">{speakBar(bar, language)}</span>
    </>
  );
}
