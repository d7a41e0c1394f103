import { formatReaction } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { type Column, hasValue } from './column.ts';
import {
  athleteColumn,
  type Columns,
  gapColumn,
  identityColumns,
  LaneLine,
  laneColumn,
  markColumn,
  pointsColumns,
  rankColumn,
} from './shared-columns.tsx';

/** P10.1 (lanes) and P10.2 (without lanes: the gap shows earlier, no lane, no reaction). */
export function trackColumns(columns: Columns, lanes: boolean): Column<ResultRow>[] {
  const { t, rows } = columns;
  const identity = identityColumns(t, rows);
  const lane = laneColumn(columns, lanes);
  const athlete = athleteColumn(columns, { below: (row) => <LaneLine row={row} /> });
  const reaction: Column<ResultRow> = {
    key: 'reaction',
    head: t('col.reaction'),
    abbr: t('col.reaction.long'),
    priority: 3,
    className: 'r nn',
    cell: (row) => (row.reaction === undefined ? null : formatReaction(row.reaction)),
  };
  return [
    rankColumn(columns),
    ...(hasValue(rows, (row) => row.lane) ? [lane] : []),
    ...identity.bib,
    athlete,
    ...identity.nation,
    ...identity.club,
    ...identity.category,
    ...(lanes && hasValue(rows, (row) => row.reaction) ? [reaction] : []),
    markColumn(columns),
    ...(hasValue(rows, (row) => row.gap) ? [gapColumn(columns, lanes ? 3 : 2)] : []),
    ...pointsColumns(columns),
  ];
}
