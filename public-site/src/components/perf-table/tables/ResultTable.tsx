import { useMemo } from 'react';
import {
  findFamily,
  findFieldState,
  findListType,
  isCombined,
  isFieldEvent,
  isFinished,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, ResultList, ResultRow } from 'shared-domain/contract';
import { lazyPage } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';
import { Rank } from '../../chips/Rank.tsx';
import { OnlyFollowedLine } from '../../follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../follow/use-only-followed.ts';
import { RankingLinks } from '../../rankings/RankingLinks.tsx';
import { countCategories, filterRanking, useRankingChoice } from '../../rankings/ranking-choice.ts';
import { type Course, listRacePoints, useCourse } from '../../splits/course.ts';
import { PointLinks } from '../../splits/PointLinks.tsx';
import { isLeader, isOutRow, sortByPassage } from '../../splits/split-rows.ts';
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

/** Loaded on demand: most readers look at the finish. */
const SplitTable = lazyPage(() => import('../../splits/SplitTable.tsx'));

interface ResultTableProps {
  readonly list: ResultList;
  readonly caption: string;
  readonly kind?: Challenge['kind'] | undefined;
}

/** The current height of a vertical jump in progress, mm. */
const findCurrentBar = (list: ResultList): number | undefined =>
  list.status === TRIAL_STATUS.running ? findFieldState(list, [], list.rows).bar : undefined;

/** The result list of a trial of any kind; a race with passages is shown at the finish or at a point of the course. */
export function ResultTable(props: ResultTableProps) {
  const { list, kind } = props;
  const event = useMemo(() => readEvent(list, kind), [list, kind]);
  const course = useCourse(useMemo(() => listRacePoints(list.rows, event), [list.rows, event]));
  const { point } = course;
  const { sx, cat, club } = useRankingChoice();
  const categories = useMemo(() => countCategories(list.rows), [list.rows]);
  const isRoad = findListType(event) === 'road';
  const rows = useMemo(() => {
    const passed = point === undefined ? list.rows : sortByPassage(list.rows, point);
    return isRoad ? filterRanking(passed, { sx, cat, club }) : passed;
  }, [list.rows, point, isRoad, sx, cat, club]);
  return (
    <>
      {isRoad && <RankingLinks chOID={list.chOID} family={findFamily(event, kind)} categories={categories} />}
      <PointLinks course={course} event={event} />
      <ResultRows key={[point?.d, sx, cat, club].join(' ')} {...props} rows={rows} course={course} />
    </>
  );
}

interface ResultRowsProps extends ResultTableProps {
  /** Those of the chosen ranking, in the order of the chosen point of the course. */
  readonly rows: readonly ResultRow[];
  readonly course: Course;
}

/** One table (two for a combined event), whose order stays while the reader is in it. */
function ResultRows({ list, rows, course, caption, kind }: ResultRowsProps) {
  const { t, language } = useText();
  const listLength = list.rows.length;
  const isRunning = list.status === TRIAL_STATUS.running;
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
  // At a point of the course the passages take the place of the results.
  const listType = course.point === undefined ? type : undefined;
  const medalRanking = isFieldEvent(event.g0) || isCombined(event.g0) ? findMedalRanking(rows) : 'all';
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
      isLeader(row, course.point) && 'lead',
      isOutRow(row, isRunning) && 'out',
      changedKeys.has(key) && 'changed',
    ]
      .filter(Boolean)
      .join(' ');
  const renderRank = (row: ResultRow) => <Rank rank={row.rank} listLength={listLength} hasMedals={hasMedals} />;
  const context: ColumnContext = {
    t,
    language,
    rows,
    listLength,
    event,
    isRunning,
    hasMedals,
    hasCategoryMedals,
    onOpen,
  };
  const gridProps = { caption, rows: shownRows, listLength, event, findRowClass, renderRank, onOpen };
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
      {course.point !== undefined && (
        <SplitTable
          context={context}
          points={course.points}
          point={course.point}
          caption={caption}
          rows={shownRows}
          className="gaps splits"
          findRowClass={findRowClass}
          stars={stars}
        />
      )}
      {listType === 'lanes' && renderTable(buildTrackColumns(context, true), 'gaps')}
      {listType === 'track' && renderTable(buildTrackColumns(context, false), 'gaps mid-gaps')}
      {listType === 'horizontal' && renderTable(buildFieldColumns(context, true, list.dets), 'attempts')}
      {listType === 'throw' && renderTable(buildFieldColumns(context, false, list.dets), 'attempts')}
      {listType === 'relay' && renderTable(buildRelayColumns(context), 'gaps')}
      {listType === 'road' && renderTable(buildRoadColumns(context), 'gaps')}
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
        <RowSheet row={openedRow} list={list} listLength={listLength} event={event} onClose={sheet.close} />
      )}
    </>
  );
}

const readRow = ({ row }: KeyedRow<ResultRow>): ResultRow => row;
