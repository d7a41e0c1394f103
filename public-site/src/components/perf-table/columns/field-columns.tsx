import type { CSSProperties } from 'react';
import { findBestAttemptIndex, findRowWind, formatGrams, hasNoMark, SERIES_RULES } from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import { AttemptCell } from '../attempts/AttemptCell.tsx';
import { AttemptSeries } from '../attempts/AttemptSeries.tsx';
import { readDistanceAttempts } from '../attempts/attempts.ts';
import { formatSecondLine } from '../cells/AthleteName.tsx';
import { MarkCell } from '../cells/MarkCell.tsx';
import { type Column, hasValue } from './column.ts';
import { buildCategoryPlaceColumn } from './place-columns.tsx';
import {
  buildAthleteColumn,
  buildIdentityColumns,
  buildImprovementColumns,
  buildPointsColumns,
  buildRankColumn,
  type ColumnContext,
  findMarkRoom,
} from './shared-columns.tsx';

/** P10.3 (horizontal jumps, with the wind of the best) and P10.4 (throws). */
export function buildFieldColumns(
  context: ColumnContext,
  isJump: boolean,
  { nbTries, cuts }: ResultList['dets'],
): Column<ResultRow>[] {
  // A heavier line before the attempts that only the best athletes have (TR 25.6).
  const cutsAfter = cuts?.map(({ after }) => after) ?? [SERIES_RULES.cutAfter];
  const { t, language, rows, event } = context;
  const attemptCount = Math.max(0, ...rows.map((row) => readDistanceAttempts(row).length));
  const columnCount = attemptCount === 0 ? 0 : Math.max(attemptCount, Math.min(nbTries ?? 0, 6));
  const identity = buildIdentityColumns(t, rows);
  const athlete = buildAthleteColumn(context, {
    renderSecondLine: (row) => (
      <span className="small">
        {[formatSecondLine(row, language), row.implement === undefined ? '' : formatGrams(row.implement, language)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
    renderBelow: (row) => <AttemptSeries row={row} event={event} />,
  });
  const attempts = Array.from({ length: columnCount }, (_, index): Column<ResultRow> => {
    const cutClass = cutsAfter.includes(index) ? ' cut' : '';
    return {
      key: `e${index + 1}`,
      head: `${t('col.attempt')}${index + 1}`,
      abbr: t('col.attempt.long', { n: index + 1 }),
      priority: 2,
      className: `e${cutClass}`,
      cellClass: (row) => {
        const attempt = readDistanceAttempts(row)[index];
        if (attempt?.r !== 'o') return 'no';
        return findBestAttemptIndex(readDistanceAttempts(row)) === index ? 'best' : undefined;
      },
      cell: (row) =>
        hasNoMark(row.prf) && readDistanceAttempts(row).length === 0 ? null : (
          <AttemptCell attempt={readDistanceAttempts(row)[index]} event={event} />
        ),
    };
  });
  const mark: Column<ResultRow> = {
    key: 'mark',
    head: t('col.mark'),
    abbr: t('col.mark.long'),
    room: findMarkRoom(rows, event),
    className: 'mk',
    cell: (row) => <MarkCell row={row} event={event} wind={isJump ? findRowWind(row, event) : undefined} />,
  };
  return [
    buildRankColumn(context),
    ...identity.bib,
    athlete,
    ...identity.nation.map((column) => ({ ...column, priority: 3 as const })),
    ...(hasValue(rows, (row) => row.rankCategory) ? [buildCategoryPlaceColumn(context)] : []),
    ...attempts,
    mark,
    ...buildImprovementColumns(context),
    ...(columnCount > 1 ? [buildZoneColumn(context)] : []),
    ...buildPointsColumns(context).map((column) => ({ ...column, priority: 3 as const })),
  ];
}

/** Draws each attempt as a dot between the shortest and the longest of the list. */
function buildZoneColumn({ t, rows }: ColumnContext): Column<ResultRow> {
  const distances = rows.flatMap((row) =>
    readDistanceAttempts(row).flatMap(({ v, r }) => (r === 'o' && v !== undefined ? [v] : [])),
  );
  const shortest = Math.min(...distances);
  const span = Math.max(1, Math.max(...distances) - shortest);
  return {
    key: 'zone',
    className: 'spread',
    head: t('col.zone'),
    priority: 3,
    cell: (row) => (
      <span className="pit" aria-hidden="true">
        {readDistanceAttempts(row).map((attempt, index) => {
          if (attempt.r !== 'o' || attempt.v === undefined) return null;
          const key = `e${index + 1}`;
          // The dots keep a margin at both ends.
          const x = 0.03 + 0.93 * ((attempt.v - shortest) / span);
          return (
            <i
              key={key}
              className={findBestAttemptIndex(readDistanceAttempts(row)) === index ? 'b' : undefined}
              style={{ '--x': x.toFixed(3) } as CSSProperties}
            />
          );
        })}
      </span>
    ),
  };
}
