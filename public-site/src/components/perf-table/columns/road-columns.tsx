import { computePace, formatCategorySex, formatListRank, formatNet, formatPace, MIN_PACE_METRES } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { MarkCell } from '../cells/MarkCell.tsx';
import { type Column, hasValue } from './column.ts';
import { buildCategoryPlaceColumn } from './place-columns.tsx';
import {
  buildAthleteColumn,
  buildGapColumn,
  buildIdentityColumns,
  buildImprovementColumns,
  buildPointsColumns,
  buildRankColumn,
  type ColumnContext,
  findMarkRoom,
} from './shared-columns.tsx';

/** P10.8: road, cross and trail: places overall, by category and by sex, gun and chip time, pace. */
export function buildRoadColumns(context: ColumnContext): Column<ResultRow>[] {
  const { t, language, rows, listLength, event, isRunning } = context;
  const identity = buildIdentityColumns(t, rows);
  const categoryPlace = buildCategoryPlaceColumn(context);
  const sexPlace: Column<ResultRow> = {
    key: 'rankSex',
    head: t('col.rankSex'),
    abbr: t('col.rankSex.long'),
    priority: 2,
    className: 'r nn nb',
    // A row that says its sex itself has an athlete who is neither male nor female, and no place by sex (Q41).
    cell: (row) =>
      row.rankSex === undefined
        ? row.sex
        : `${formatListRank(row.rankSex, listLength)}/${row.category === undefined ? '' : (formatCategorySex(row.category, language) ?? '')}`,
  };
  const gunTime: Column<ResultRow> = {
    key: 'mark',
    head: t('col.gun'),
    abbr: t('col.gun.long'),
    room: findMarkRoom(rows, event),
    className: 'mk',
    cell: (row) => <MarkCell row={row} event={event} isRunning={isRunning} />,
  };
  const netTime: Column<ResultRow> = {
    key: 'net',
    head: t('col.net'),
    abbr: t('col.net.long'),
    priority: 2,
    className: 'r nn',
    cell: (row) => (row.prf.z === undefined ? null : formatNet(row.prf, event)),
  };
  const pace: Column<ResultRow> = {
    key: 'pace',
    head: t('col.pace'),
    abbr: t('col.pace.long'),
    priority: 3,
    className: 'r nn',
    cell: (row) => (row.prf.v === undefined ? null : formatPace(computePace(row.prf.z ?? row.prf.v, event.g0))),
  };
  return [
    buildRankColumn(context),
    ...identity.bib,
    buildAthleteColumn(context),
    ...identity.nation.map((column) => ({ ...column, priority: 3 as const })),
    ...identity.club,
    ...(hasValue(rows, (row) => row.rankCategory) ? [categoryPlace] : identity.category),
    ...(hasValue(rows, (row) => row.rankSex ?? row.sex) ? [sexPlace] : []),
    gunTime,
    ...buildImprovementColumns(context),
    ...(hasValue(rows, (row) => row.prf.z) ? [netTime] : []),
    ...(hasValue(rows, (row) => row.gap) ? [buildGapColumn(context)] : []),
    ...(event.g0 >= MIN_PACE_METRES ? [pace] : []),
    ...buildPointsColumns(context).map((column) => ({ ...column, priority: 3 as const })),
  ];
}
