import { useMemo } from 'react';
import { findFieldState, findListType, hasNoMark, isFinished, readEvent, TRIAL_STATUS } from 'shared-domain';
import type { Challenge, ResultList, ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { Rank } from '../../chips/Rank.tsx';
import { OnlyFollowedLine } from '../../follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../follow/use-only-followed.ts';
import { MoreRows } from '../cells/MoreRows.tsx';
import type { Column, ListRow } from '../columns/column.ts';
import { combinedColumns } from '../columns/combined-columns.tsx';
import { fieldColumns } from '../columns/field-columns.tsx';
import { formatCategoryPlace } from '../columns/place-columns.tsx';
import { relayColumns } from '../columns/relay-columns.tsx';
import { roadColumns } from '../columns/road-columns.tsx';
import type { ColumnContext } from '../columns/shared-columns.tsx';
import { trackColumns } from '../columns/track-columns.tsx';
import { rowKeys } from '../order/row-keys.ts';
import { useChangedRows } from '../order/use-changed-rows.ts';
import { usePages } from '../order/use-pages.ts';
import { useStableOrder } from '../order/use-stable-order.ts';
import { RowSheet } from '../row-sheet/RowSheet.tsx';
import { useRowSheet } from '../row-sheet/use-row-sheet.ts';
import { CombinedGrid } from './CombinedGrid.tsx';
import { crowns } from './list-view.ts';
import { type KeyedRow, PerfTable } from './PerfTable.tsx';
import { VerticalGrid } from './VerticalGrid.tsx';

interface ResultTableProps {
  readonly list: ResultList;
  readonly caption: string;
  readonly kind?: Challenge['kind'] | undefined;
}

/** The current height of a vertical jump in progress, mm. */
const barNow = (list: ResultList): number | undefined =>
  list.status === TRIAL_STATUS.running ? findFieldState(list, [], list.rows).bar : undefined;

/** The result list of a trial of any kind: one table (two for a combined event), whose order stays while the reader is in it. */
export function ResultTable({ list, caption, kind }: ResultTableProps) {
  const { t, language } = useText();
  const { rows } = list;
  const wanted = useMemo(() => rowKeys(rows), [rows]);
  const byKey = useMemo(() => new Map(wanted.map((key, index) => [key, rows[index] as ResultRow])), [wanted, rows]);
  const sheet = useRowSheet(list.oid);
  const held = useStableOrder(wanted, sheet.key !== undefined);
  const changed = useChangedRows(wanted, rows);
  const { limit, more } = usePages();

  const event = readEvent(list, kind);
  const type = findListType(event);
  const medals = crowns(list);
  const keyOf = useMemo(() => new Map<ListRow, string>([...byKey].map(([key, row]) => [row, key])), [byKey]);
  const onOpen = (row: ListRow) => sheet.open(keyOf.get(row) ?? '');
  const ordered = held.keys.flatMap((key): KeyedRow<ResultRow>[] => {
    const row = byKey.get(key);
    return row === undefined ? [] : [{ key, row }];
  });
  const own = useOnlyFollowed(ordered, rowOf);
  const shown = own.rows.slice(0, type === 'road' ? limit : undefined);
  const { isFollowed } = own;
  const rowClass = ({ key, row }: KeyedRow<ResultRow>) =>
    [
      isFollowed(row) && 'followed',
      row.rank === 1 && 'lead',
      hasNoMark(row.prf) && 'out',
      changed.has(key) && 'changed',
    ]
      .filter(Boolean)
      .join(' ');
  const rank = (row: ResultRow) => (
    <>
      <Rank rank={row.rank} medals={medals} />
      {row.rankCategory !== undefined && <span className="small">{formatCategoryPlace(row, language)}</span>}
    </>
  );
  const context: ColumnContext = { t, language, rows, event, medals, onOpen };
  const grid = { caption, rows: shown, event, rowClass, rank, onOpen };
  const opened = sheet.key === undefined ? undefined : byKey.get(sheet.key);
  const stars = { of: (row: ResultRow) => row, isFollowed };
  const plain = (perf: Column<ResultRow>[], className = '') => (
    <PerfTable caption={caption} columns={perf} rows={shown} className={className} rowClass={rowClass} stars={stars} />
  );

  return (
    <>
      <OnlyFollowedLine />
      {type === 'lanes' && plain(trackColumns(context, true), 'gaps')}
      {type === 'track' && plain(trackColumns(context, false), 'gaps mid-gaps')}
      {type === 'horizontal' && plain(fieldColumns(context, true, list.dets), 'attempts')}
      {type === 'throw' && plain(fieldColumns(context, false, list.dets), 'attempts')}
      {type === 'relay' && plain(relayColumns(context), 'gaps')}
      {type === 'road' && plain(roadColumns(context), 'gaps')}
      {type === 'vertical' && (
        <VerticalGrid {...grid} bar={barNow(list)} heights={list.dets.heights} over={isFinished(list.status)} />
      )}
      {type === 'combined' && (
        <>
          {plain(combinedColumns(context), 'combined')}
          {list.parts !== undefined && list.parts.length > 0 && (
            <section className="sec" aria-labelledby={`parts-${list.oid}`}>
              <header>
                <h2 id={`parts-${list.oid}`}>{t('combined.parts')}</h2>
                <span className="aside only-phone">{t('grid.slide')}</span>
              </header>
              <CombinedGrid
                {...grid}
                chOID={list.chOID}
                parts={list.parts}
                caption={`${caption}, ${t('combined.parts')}`}
              />
            </section>
          )}
        </>
      )}
      {type === 'road' && <MoreRows shown={shown.length} total={own.rows.length} onMore={more} />}
      {held.pending > 0 && (
        <button type="button" className="pill-new" onClick={held.release}>
          {t('pending', { count: held.pending })}
        </button>
      )}
      {opened !== undefined && <RowSheet row={opened} list={list} event={event} onClose={sheet.close} />}
    </>
  );
}

const rowOf = ({ row }: KeyedRow<ResultRow>): ResultRow => row;
