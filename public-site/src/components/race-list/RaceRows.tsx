import { useMemo } from 'react';
import { readEvent, TRIAL_STATUS } from 'shared-domain';
import type { Challenge, RaceAnswer, ResultRow, Trial } from 'shared-domain/contract';
import { lazyPage } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import type { Entrant } from '../follow/followed-index.ts';
import { useFollowed } from '../follow/use-followed.ts';
import type { ListRow } from '../perf-table/columns/column.ts';
import { buildRoadColumns } from '../perf-table/columns/road-columns.tsx';
import { buildRowKeys } from '../perf-table/order/row-keys.ts';
import { useLitRow } from '../perf-table/order/use-lit-row.ts';
import { RowSheet } from '../perf-table/row-sheet/RowSheet.tsx';
import { useRowSheet } from '../perf-table/row-sheet/use-row-sheet.ts';
import { canAwardMedals } from '../perf-table/tables/list-trial.ts';
import { type KeyedRow, PerfTable } from '../perf-table/tables/PerfTable.tsx';
import type { Course } from '../splits/course.ts';
import { isLeader, isOutRow } from '../splits/split-rows.ts';
import './race-list.css';

/** Loaded on demand: most readers look at the finish. */
const SplitTable = lazyPage(() => import('../splits/SplitTable.tsx'));

interface RaceRowsProps {
  readonly race: Trial;
  readonly answer: RaceAnswer;
  readonly caption: string;
  readonly kind: Challenge['kind'] | undefined;
  readonly isStale: boolean;
  /** The points of the course, and the one whose passages are shown. */
  readonly course?: Course;
}

/** Key of the searched bib's row, which is shown above the list. */
const SEARCHED_ROW_KEY = 'own';

/** The rows of a race, after the row of the searched bib. */
export function RaceRows({ race, answer, caption, kind, isStale, course }: RaceRowsProps) {
  const { t, language } = useText();
  const { results, rrdbib } = answer;
  const rows = useMemo(() => {
    const keys = buildRowKeys(results);
    const list = results.map((row, index): KeyedRow<ResultRow> => ({ key: keys[index] ?? '', row }));
    return rrdbib === null ? list : [{ key: SEARCHED_ROW_KEY, row: rrdbib }, ...list];
  }, [results, rrdbib]);
  const sheet = useRowSheet(race.oid);
  const followedIndex = useFollowed();
  const keyByRow = useMemo(() => new Map<ListRow, string>(rows.map(({ key, row }) => [row, key])), [rows]);
  const event = readEvent(race, kind);
  const isRunning = race.status === TRIAL_STATUS.running;
  const context = {
    t,
    language,
    event,
    hasMedals: canAwardMedals(race),
    rows: rows.map(({ row }) => row),
    listLength: race.results,
    isRunning,
    onOpen: (row: ListRow) => sheet.open(keyByRow.get(row) ?? ''),
  };
  const isLit = useLitRow(context.rows);
  const openedRow = rows.find(({ key }) => key === sheet.key)?.row;
  const table = {
    caption: rrdbib === null ? caption : `${caption}, ${t('race.own')} ${rrdbib.bib ?? ''}`,
    rows,
    findRowClass: ({ key, row }: KeyedRow<ResultRow>) =>
      [
        key === SEARCHED_ROW_KEY && 'own',
        isLit(row) && 'lit',
        isLeader(row, course?.point) && 'lead',
        isOutRow(row, isRunning) && 'out',
      ]
        .filter(Boolean)
        .join(' '),
    stars: {
      toEntrant: (row: ResultRow) => row,
      isFollowed: (row: Entrant) => followedIndex.findFor(row) !== undefined,
    },
  };
  return (
    <div aria-busy={isStale}>
      {course?.point === undefined ? (
        <PerfTable
          {...table}
          columns={buildRoadColumns(context).map(({ sort: _, ...column }) => column)}
          className="gaps race"
        />
      ) : (
        <SplitTable
          {...table}
          context={context}
          points={course.points}
          point={course.point}
          className="gaps race splits"
        />
      )}
      {openedRow !== undefined && (
        <RowSheet
          row={openedRow}
          list={{ ...race, records: answer.records, rows: results }}
          listLength={race.results}
          event={event}
          onClose={sheet.close}
        />
      )}
    </div>
  );
}
