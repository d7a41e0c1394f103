import { useMemo } from 'react';
import {
  findFieldState,
  findListType,
  hasNoMark,
  isFieldEvent,
  isFinished,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, ResultList, ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { Rank } from '../../chips/Rank.tsx';
import { OnlyFollowedLine } from '../../follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../follow/use-only-followed.ts';
import { MoreRows } from '../cells/MoreRows.tsx';
import type { Column, ListRow } from '../columns/column.ts';
import { buildCombinedColumns } from '../columns/combined-columns.tsx';
import { buildFieldColumns } from '../columns/field-columns.tsx';
import { buildRelayColumns } from '../columns/relay-columns.tsx';
import { buildRoadColumns } from '../columns/road-columns.tsx';
import type { ColumnContext } from '../columns/shared-columns.tsx';
import { buildTrackColumns } from '../columns/track-columns.tsx';
import { buildRowKeys } from '../order/row-keys.ts';
import { useChangedRows } from '../order/use-changed-rows.ts';
import { useLitRow } from '../order/use-lit-row.ts';
import { usePages } from '../order/use-pages.ts';
import { useStableOrder } from '../order/use-stable-order.ts';
import { RowSheet } from '../row-sheet/RowSheet.tsx';
import { useRowSheet } from '../row-sheet/use-row-sheet.ts';
import { CombinedGrid } from './CombinedGrid.tsx';
import { canAwardMedals } from './list-trial.ts';
import { findMedalRanking } from './medal-ranking.ts';
import { type KeyedRow, PerfTable } from './PerfTable.tsx';
import { VerticalGrid } from './VerticalGrid.tsx';

interface ResultTableProps {
  readonly list: ResultList;
  readonly caption: string;
  readonly kind?: Challenge['kind'] | undefined;
}

/** The current height of a vertical jump in progress, mm. */
const findCurrentBar = (list: ResultList): number | undefined =>
  list.status === TRIAL_STATUS.running ? findFieldState(list, [], list.rows).bar : undefined;

/** The result list of a trial of any kind: one table (two for a combined event), whose order stays while the reader is in it. */
export function ResultTable({ list, caption, kind }: ResultTableProps) {
  const { t, language } = useText();
  const { rows } = list;
  const newestKeys = useMemo(() => buildRowKeys(rows), [rows]);
  const byKey = useMemo(
    () => new Map(newestKeys.map((key, index) => [key, rows[index] as ResultRow])),
    [newestKeys, rows],
  );
  const sheet = useRowSheet(list.oid);
  const stableOrder = useStableOrder(newestKeys, sheet.key !== undefined);
  const changedKeys = useChangedRows(newestKeys, rows);
  const { limit, showMore } = usePages();

  const event = readEvent(list, kind);
  const type = findListType(event);
  const medalRanking = isFieldEvent(event.g0) ? findMedalRanking(rows) : 'all';
  const hasMedals = canAwardMedals(list) && medalRanking === 'all';
  const hasCategoryMedals = canAwardMedals(list) && medalRanking === 'category';
  const keyByRow = useMemo(() => new Map<ListRow, string>([...byKey].map(([key, row]) => [row, key])), [byKey]);
  const onOpen = (row: ListRow) => sheet.open(keyByRow.get(row) ?? '');
  const orderedRows = stableOrder.keys.flatMap((key): KeyedRow<ResultRow>[] => {
    const row = byKey.get(key);
    return row === undefined ? [] : [{ key, row }];
  });
  const filtered = useOnlyFollowed(orderedRows, readRow);
  const shownRows = filtered.rows.slice(0, type === 'road' ? limit : undefined);
  const { isFollowed } = filtered;
  const isLit = useLitRow(rows);
  const findRowClass = ({ key, row }: KeyedRow<ResultRow>) =>
    [
      isFollowed(row) && 'followed',
      isLit(row) && 'lit',
      row.rank === 1 && 'lead',
      hasNoMark(row.prf) && 'out',
      changedKeys.has(key) && 'changed',
    ]
      .filter(Boolean)
      .join(' ');
  const renderRank = (row: ResultRow) => <Rank rank={row.rank} listLength={rows.length} hasMedals={hasMedals} />;
  const context: ColumnContext = {
    t,
    language,
    rows,
    listLength: rows.length,
    event,
    hasMedals,
    hasCategoryMedals,
    onOpen,
  };
  const gridProps = { caption, rows: shownRows, listLength: rows.length, event, findRowClass, renderRank, onOpen };
  const openedRow = sheet.key === undefined ? undefined : byKey.get(sheet.key);
  const stars = { toEntrant: (row: ResultRow) => row, isFollowed };
  const renderTable = (columns: Column<ResultRow>[], className = '') => (
    <PerfTable
      caption={caption}
      columns={columns}
      rows={shownRows}
      className={className}
      findRowClass={findRowClass}
      stars={stars}
    />
  );

  return (
    <>
      <OnlyFollowedLine />
      {type === 'lanes' && renderTable(buildTrackColumns(context, true), 'gaps')}
      {type === 'track' && renderTable(buildTrackColumns(context, false), 'gaps mid-gaps')}
      {type === 'horizontal' && renderTable(buildFieldColumns(context, true, list.dets), 'attempts')}
      {type === 'throw' && renderTable(buildFieldColumns(context, false, list.dets), 'attempts')}
      {type === 'relay' && renderTable(buildRelayColumns(context), 'gaps')}
      {type === 'road' && renderTable(buildRoadColumns(context), 'gaps')}
      {type === 'vertical' && (
        <VerticalGrid
          {...gridProps}
          bar={findCurrentBar(list)}
          heights={list.dets.heights}
          isOver={isFinished(list.status)}
        />
      )}
      {type === 'combined' && (
        <>
          {renderTable(buildCombinedColumns(context), 'combined')}
          {list.parts !== undefined && list.parts.length > 0 && (
            <section className="sec" aria-labelledby={`parts-${list.oid}`}>
              <header>
                <h2 id={`parts-${list.oid}`}>{t('combined.parts')}</h2>
                <span className="aside only-phone">{t('grid.slide')}</span>
              </header>
              <CombinedGrid
                {...gridProps}
                chOID={list.chOID}
                parts={list.parts}
                caption={`${caption}, ${t('combined.parts')}`}
              />
            </section>
          )}
        </>
      )}
      {type === 'road' && (
        <MoreRows shownCount={shownRows.length} totalCount={filtered.rows.length} onMore={showMore} />
      )}
      {stableOrder.pendingCount > 0 && (
        <button type="button" className="pill-new" onClick={stableOrder.showNewest}>
          {t('pending', { count: stableOrder.pendingCount })}
        </button>
      )}
      {openedRow !== undefined && (
        <RowSheet row={openedRow} list={list} listLength={rows.length} event={event} onClose={sheet.close} />
      )}
    </>
  );
}

const readRow = ({ row }: KeyedRow<ResultRow>): ResultRow => row;
