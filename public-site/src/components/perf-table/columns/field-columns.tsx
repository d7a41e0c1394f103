import type { CSSProperties } from 'react';
import { findBestAttemptIndex, findRowWind, formatGrams, hasNoMark, SERIES_RULES } from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import { AttemptCell } from '../attempts/AttemptCell.tsx';
import { AttemptSeries } from '../attempts/AttemptSeries.tsx';
import { readThrows } from '../attempts/attempts.ts';
import { secondLine } from '../cells/AthleteName.tsx';
import { MarkCell } from '../cells/MarkCell.tsx';
import { type Column, hasValue } from './column.ts';
import { categoryPlaceColumn } from './place-columns.tsx';
import { athleteColumn, type ColumnContext, identityColumns, pointsColumns, rankColumn } from './shared-columns.tsx';

/** P10.3 (horizontal jumps, with the wind of the best) and P10.4 (throws). */
export function fieldColumns(
  context: ColumnContext,
  jumps: boolean,
  { nbTries, cuts }: ResultList['dets'],
): Column<ResultRow>[] {
  // A heavier line before the attempts that only the best athletes have (TR 25.6).
  const cutsAfter = cuts?.map(({ after }) => after) ?? [SERIES_RULES.cutAfter];
  const { t, language, rows, event } = context;
  const tries = Math.max(0, ...rows.map((row) => readThrows(row).length));
  const count = tries === 0 ? 0 : Math.max(tries, Math.min(nbTries ?? 0, 6));
  const identity = identityColumns(t, rows);
  const athlete = athleteColumn(context, {
    second: (row) => (
      <span className="small">
        {[secondLine(row, language), row.implement === undefined ? '' : formatGrams(row.implement)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
    below: (row) => <AttemptSeries row={row} event={event} />,
  });
  const attempts = Array.from({ length: count }, (_, index): Column<ResultRow> => {
    const first = cutsAfter.includes(index) ? ' cut' : '';
    return {
      key: `e${index + 1}`,
      head: `${t('col.attempt')}${index + 1}`,
      abbr: t('col.attempt.long', { n: index + 1 }),
      className: `e${first}`,
      cellClass: (row) => {
        const attempt = readThrows(row)[index];
        if (attempt?.r !== 'o') return 'no';
        return findBestAttemptIndex(readThrows(row)) === index ? 'best' : undefined;
      },
      cell: (row) =>
        hasNoMark(row.prf) && readThrows(row).length === 0 ? null : (
          <AttemptCell attempt={readThrows(row)[index]} event={event} />
        ),
    };
  });
  const mark: Column<ResultRow> = {
    key: 'mark',
    head: t('col.mark'),
    abbr: t('col.mark.long'),
    className: 'mk',
    cell: (row) => <MarkCell row={row} event={event} wind={jumps ? findRowWind(row, event) : undefined} />,
  };
  return [
    rankColumn(context),
    ...identity.bib,
    athlete,
    ...identity.nation.map((column) => ({ ...column, priority: 3 as const })),
    ...(hasValue(rows, (row) => row.rankCategory) ? [categoryPlaceColumn(context)] : []),
    ...attempts,
    mark,
    ...(count > 1 ? [zoneColumn(context)] : []),
    ...pointsColumns(context).map((column) => ({ ...column, priority: 3 as const })),
  ];
}

/** Draws each attempt as a dot between the shortest and the longest of the list. */
function zoneColumn({ t, rows }: ColumnContext): Column<ResultRow> {
  const all = rows.flatMap((row) => readThrows(row).flatMap(({ v, r }) => (r === 'o' && v !== undefined ? [v] : [])));
  const shortest = Math.min(...all);
  const span = Math.max(1, Math.max(...all) - shortest);
  return {
    key: 'zone',
    head: t('col.zone'),
    priority: 3,
    className: 'spare',
    cell: (row) => (
      <span className="pit" aria-hidden="true">
        {readThrows(row).map((attempt, index) => {
          if (attempt.r !== 'o' || attempt.v === undefined) return null;
          const key = `e${index + 1}`;
          // The dots keep a margin at both ends.
          const x = 0.03 + 0.93 * ((attempt.v - shortest) / span);
          return (
            <i
              key={key}
              className={findBestAttemptIndex(readThrows(row)) === index ? 'b' : undefined}
              style={{ '--x': x.toFixed(3) } as CSSProperties}
            />
          );
        })}
      </span>
    ),
  };
}
