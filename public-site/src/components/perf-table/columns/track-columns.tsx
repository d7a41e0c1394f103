import { formatReaction } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { type Column, hasValue } from './column.ts';
import {
  buildAthleteColumn,
  buildGapColumn,
  buildIdentityColumns,
  buildImprovementColumns,
  buildLaneColumn,
  buildMarkColumn,
  buildPointsColumns,
  buildRankColumn,
  type ColumnContext,
  GapBar,
} from './shared-columns.tsx';

/** P10.1 (lanes) and P10.2 (no lanes: the gap is shown from 600 px, without lane and reaction). */
export function buildTrackColumns(context: ColumnContext, hasLanes: boolean): Column<ResultRow>[] {
  const { t, rows } = context;
  const identity = buildIdentityColumns(t, rows);
  const lane = buildLaneColumn(context, hasLanes);
  const athlete = buildAthleteColumn(context, { renderBelow: (row) => <GapBar row={row} /> });
  const reaction: Column<ResultRow> = {
    key: 'reaction',
    head: t('col.reaction'),
    abbr: t('col.reaction.long'),
    priority: 3,
    className: 'r nn',
    cell: (row) => (row.reaction === undefined ? null : formatReaction(row.reaction)),
  };
  return [
    buildRankColumn(context),
    ...(hasValue(rows, (row) => row.lane) ? [lane] : []),
    ...identity.bib,
    athlete,
    ...identity.nation,
    ...identity.club,
    ...identity.category,
    ...(hasLanes && hasValue(rows, (row) => row.reaction) ? [reaction] : []),
    buildMarkColumn(context),
    ...buildImprovementColumns(context),
    ...(hasValue(rows, (row) => row.gap) ? [buildGapColumn(context, hasLanes ? 3 : 2)] : []),
    ...buildPointsColumns(context),
  ];
}
