import { useMemo } from 'react';
import { readEvent, TRIAL_STATUS } from 'shared-domain';
import type { Challenge, RaceAnswer, ResultRow, Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { useFollowed } from '../follow/use-followed.ts';
import type { ListRow } from '../perf-table/columns/column.ts';
import { buildRoadColumns } from '../perf-table/columns/road-columns.tsx';
import { buildRowKeys } from '../perf-table/order/row-keys.ts';
import { RowSheet } from '../perf-table/row-sheet/RowSheet.tsx';
import { useRowSheet } from '../perf-table/row-sheet/use-row-sheet.ts';
import { canAwardMedals } from '../perf-table/tables/list-trial.ts';
import { type KeyedRow, PerfTable } from '../perf-table/tables/PerfTable.tsx';
import type { Course } from '../splits/course.ts';
import { buildSplitColumns, isLeader, isOutRow } from '../splits/split-columns.tsx';
import './race-list.css';

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
  const columns =
    course?.point === undefined ? buildRoadColumns(context) : buildSplitColumns(context, course.points, course.point);
  const openedRow = rows.find(({ key }) => key === sheet.key)?.row;
  return (
    <div aria-busy={isStale}>
      <PerfTable
        caption={rrdbib === null ? caption : `${caption}, ${t('race.own')} ${rrdbib.bib ?? ''}`}
        columns={columns.map(({ sort: _, ...column }) => column)}
        rows={rows}
        className={course?.point === undefined ? 'gaps race' : 'gaps race splits'}
        findRowClass={({ key, row }) =>
          [key === SEARCHED_ROW_KEY && 'own', isLeader(row, course?.point) && 'lead', isOutRow(row, isRunning) && 'out']
            .filter(Boolean)
            .join(' ')
        }
        stars={{ toEntrant: (row) => row, isFollowed: (row) => followedIndex.findFor(row) !== undefined }}
      />
      {openedRow !== undefined && (
        <RowSheet
          row={openedRow}
          list={{ ...race, rows: results }}
          listLength={race.results}
          event={event}
          onClose={sheet.close}
        />
      )}
    </div>
  );
}
