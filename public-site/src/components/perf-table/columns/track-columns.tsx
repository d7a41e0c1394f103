import { formatReaction } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { type Column, hasValue } from './column.ts';
import {
  athleteColumn,
  type ColumnContext,
  GapBar,
  gapColumn,
  identityColumns,
  laneColumn,
  markColumn,
  pointsColumns,
  rankColumn,
} from './shared-columns.tsx';

/** P10.1 (lanes) and P10.2 (no lanes: the gap is shown from 600 px, without lane and reaction). */
export function trackColumns(context: ColumnContext, lanes: boolean): Column<ResultRow>[] {
  const { t, rows } = context;
  const identity = identityColumns(t, rows);
  const lane = laneColumn(context, lanes);
  const athlete = athleteColumn(context, { below: (row) => <GapBar row={row} /> });
  const reaction: Column<ResultRow> = {
    key: 'reaction',
    head: t('col.reaction'),
    abbr: t('col.reaction.long'),
    priority: 3,
    className: 'r nn',
    cell: (row) => (row.reaction === undefined ? null : formatReaction(row.reaction)),
  };
  return [
    rankColumn(context),
    ...(hasValue(rows, (row) => row.lane) ? [lane] : []),
    ...identity.bib,
    athlete,
    ...identity.nation,
    ...identity.club,
    ...identity.category,
    ...(lanes && hasValue(rows, (row) => row.reaction) ? [reaction] : []),
    markColumn(context),
    ...(hasValue(rows, (row) => row.gap) ? [gapColumn(context, lanes ? 3 : 2)] : []),
    ...pointsColumns(context),
  ];
}
