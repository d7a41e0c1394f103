import { formatCategorySex, formatNet, formatRank } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { MarkCell } from '../cells/MarkCell.tsx';
import { pace } from '../cells/pace.ts';
import { type Column, hasValue } from './column.ts';
import { categoryPlaceColumn } from './place-columns.tsx';
import {
  athleteColumn,
  type ColumnContext,
  gapColumn,
  identityColumns,
  pointsColumns,
  rankColumn,
} from './shared-columns.tsx';

/** P10.8: road, cross and trail: ranks overall, by category and by sex, gun and net time, pace. */
export function roadColumns(context: ColumnContext): Column<ResultRow>[] {
  const { t, language, rows, event } = context;
  const identity = identityColumns(t, rows);
  const inCategory = categoryPlaceColumn(context);
  const inSex: Column<ResultRow> = {
    key: 'rankSex',
    head: t('col.rankSex'),
    abbr: t('col.rankSex.long'),
    priority: 2,
    className: 'r nn nb',
    cell: (row) =>
      row.rankSex === undefined
        ? row.sex
        : `${formatRank(row.rankSex)}/${row.category === undefined ? '' : (formatCategorySex(row.category, language) ?? '')}`,
  };
  const gun: Column<ResultRow> = {
    key: 'mark',
    head: t('col.gun'),
    abbr: t('col.gun.long'),
    className: 'mk',
    cell: (row) => <MarkCell row={row} event={event} />,
  };
  const net: Column<ResultRow> = {
    key: 'net',
    head: t('col.net'),
    abbr: t('col.net.long'),
    priority: 2,
    className: 'r nn',
    cell: (row) => (row.prf.z === undefined ? null : formatNet(row.prf, event)),
  };
  const speed: Column<ResultRow> = {
    key: 'pace',
    head: t('col.pace'),
    abbr: t('col.pace.long'),
    priority: 3,
    className: 'r nn',
    cell: (row) => (row.prf.v === undefined ? null : pace(row.prf.z ?? row.prf.v, event.g0)),
  };
  return [
    rankColumn(context),
    ...identity.bib,
    athleteColumn(context),
    ...identity.nation.map((column) => ({ ...column, priority: 3 as const })),
    ...identity.club,
    ...(hasValue(rows, (row) => row.rankCategory) ? [inCategory] : identity.category),
    ...(hasValue(rows, (row) => row.rankSex ?? row.sex) ? [inSex] : []),
    gun,
    ...(hasValue(rows, (row) => row.prf.z) ? [net] : []),
    ...(hasValue(rows, (row) => row.gap) ? [gapColumn(context)] : []),
    ...(event.g0 >= 1000 ? [speed] : []),
    ...pointsColumns(context).map((column) => ({ ...column, priority: 3 as const })),
  ];
}
