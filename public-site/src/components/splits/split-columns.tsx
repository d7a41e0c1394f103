import {
  type EventRef,
  findDistance,
  findPassageGap,
  findPointBefore,
  findSegment,
  findSplit,
  formatGap,
  formatListRank,
  formatPace,
  formatPassageTime,
  formatSplitName,
  isMark,
  MIN_PACE_METRES,
  type Segment,
  type SplitPoint,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { Mark } from '../perf-table/cells/Mark.tsx';
import { type Column, hasValue } from '../perf-table/columns/column.ts';
import { buildAthleteColumn, buildIdentityColumns, type ColumnContext } from '../perf-table/columns/shared-columns.tsx';
import { OnCourse } from './OnCourse.tsx';
import { PlaceChange } from './PlaceChange.tsx';

/** A longer name of a point would widen the column of times; the link above the list has it. */
const MAX_HEAD_LETTERS = 8;

/** «15:02 · 3:00/km»: a segment in one line, on a phone. */
function formatSegment({ ms, from, to, pace }: Segment, event: EventRef): string {
  const time = formatPassageTime(ms, to - from, event);
  return findDistance(event) < MIN_PACE_METRES ? time : `${time} · ${formatPace(pace)}/km`;
}

/** P10.8: the passages of a race at one point: place and time there, time and pace since the point before, place at the finish. */
export function buildSplitColumns(
  context: ColumnContext,
  points: readonly SplitPoint[],
  point: SplitPoint,
): Column<ResultRow>[] {
  const { t, language, event, rows, listLength } = context;
  const identity = buildIdentityColumns(t, rows);
  const before = findPointBefore(points, point.d);
  const from = before?.d ?? 0;
  const find = (row: ResultRow) => findSplit(row.splits, point.d);
  const findPart = (row: ResultRow) => findSegment(row.splits, from, point.d, event);
  const place: Column<ResultRow> = {
    key: 'place',
    head: t('splits.place'),
    abbr: t('splits.place.long'),
    className: 'rk',
    cell: (row) => formatListRank(find(row)?.rank, listLength),
  };
  const athlete = buildAthleteColumn(context, {
    renderSecondLine: (row) => {
      const part = findPart(row);
      return <span className="small ph">{part && formatSegment(part, event)}</span>;
    },
  });
  const name = formatSplitName(point, event, language);
  const time: Column<ResultRow> = {
    key: 'mark',
    head: name.length > MAX_HEAD_LETTERS ? t('splits.time') : name,
    abbr: t('splits.at', { point: name }),
    className: 'mk',
    cell: (row) => <b className="mark">{formatPassageTime(find(row)?.t ?? 0, point.d, event)}</b>,
  };
  const gap: Column<ResultRow> = {
    key: 'net',
    head: t('col.gap'),
    abbr: t('col.gap.long'),
    priority: 2,
    className: 'r nn',
    cell: (row) => {
      const passage = find(row);
      if (passage === undefined || point.best === undefined) return null;
      const behind = findPassageGap(passage.t, point.best, event);
      return behind > 0 ? formatGap(behind, 'ms', event) : null;
    },
  };
  const segment: Column<ResultRow> = {
    key: 'segment',
    head: t('splits.segment'),
    abbr: t('splits.segment.long', {
      point: before === undefined ? t('splits.start') : formatSplitName(before, event, language),
    }),
    priority: 2,
    className: 'r nn',
    cell: (row) => {
      const part = findPart(row);
      return part && formatPassageTime(part.ms, part.to - part.from, event);
    },
  };
  const pace: Column<ResultRow> = {
    key: 'pace',
    head: t('col.pace'),
    abbr: t('col.pace.long'),
    priority: 2,
    className: 'r nn',
    cell: (row) => formatPace(findPart(row)?.pace),
  };
  const finish: Column<ResultRow> = {
    key: 'finish',
    head: t('splits.finish.place'),
    abbr: t('splits.finish.place.long'),
    className: 'r nn fin',
    cell: (row) => {
      if (!isMark(row.prf))
        return context.isRunning === true ? (
          <OnCourse row={row} event={event} isShort />
        ) : (
          <Mark prf={row.prf} event={event} />
        );
      return (
        <>
          <b>{formatListRank(row.rank, listLength)}</b> <PlaceChange from={find(row)?.rank} to={row.rank} />
        </>
      );
    },
  };
  return [
    place,
    ...identity.bib,
    athlete,
    ...identity.nation.map((column) => ({ ...column, priority: 3 as const })),
    ...identity.club.map((column) => ({ ...column, priority: 3 as const })),
    ...identity.category.map((column) => ({ ...column, priority: 3 as const })),
    ...(hasValue(rows, findPart) && from > 0 ? [segment] : []),
    ...(hasValue(rows, findPart) && findDistance(event) >= MIN_PACE_METRES ? [pace] : []),
    time,
    gap,
    finish,
  ];
}
