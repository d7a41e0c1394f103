import type { CSSProperties } from 'react';
import type { ResultRow } from 'shared-domain/contract';
import { MarkCell } from '../cells/MarkCell.tsx';
import { type Column, hasValue } from './column.ts';
import { buildCategoryPlaceColumn } from './place-columns.tsx';
import {
  buildAthleteColumn,
  buildGapColumn,
  buildIdentityColumns,
  buildImprovementColumns,
  buildRankColumn,
  type ColumnContext,
  findMarkRoom,
} from './shared-columns.tsx';

/** P10.6, «Classement»: the total, the gap and a bar with the points of each discipline. */
export function buildCombinedColumns(context: ColumnContext): Column<ResultRow>[] {
  const { t, rows, event } = context;
  const identity = buildIdentityColumns(t, rows);
  const total: Column<ResultRow> = {
    key: 'mark',
    head: t('col.total'),
    room: findMarkRoom(rows, event),
    className: 'mk',
    cell: (row) => <MarkCell row={row} event={event} hasGap />,
  };
  return [
    buildRankColumn(context),
    ...identity.bib,
    buildAthleteColumn(context, { renderBelow: (row) => <PointsStack row={row} /> }),
    ...identity.nation.map((column) => ({ ...column, priority: 3 as const })),
    ...identity.club,
    ...(hasValue(rows, (row) => row.rankCategory) ? [buildCategoryPlaceColumn(context)] : identity.category),
    buildGapColumn(context, 2),
    total,
    ...buildImprovementColumns(context),
  ];
}

/** Total of ten disciplines that fills the bar; fewer disciplines fill it in proportion. */
const FULL_BAR_POINTS = 10_000;

function PointsStack({ row }: { readonly row: ResultRow }) {
  const points = (row.cells ?? []).map((cell) => cell?.pts ?? 0);
  const fullPoints = Math.max(FULL_BAR_POINTS * (points.length / 10), 1);
  return (
    <span className="stack" aria-hidden="true" style={{ '--full': fullPoints } as CSSProperties}>
      {points.map((value, index) => {
        const key = `part-${index}`;
        return <i key={key} style={{ '--v': value } as CSSProperties} />;
      })}
    </span>
  );
}
