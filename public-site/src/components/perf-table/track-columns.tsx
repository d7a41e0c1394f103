import type { ResultRow } from 'shared-domain/contract';
import { AthleteName, secondLine } from './AthleteName.tsx';
import { type Column, some } from './column.ts';
import { MarkCell } from './MarkCell.tsx';
import { type Columns, gapColumn, identityColumns, LaneLine, pointsColumns, rankColumn } from './shared-columns.tsx';

/** T1 (lanes) and T2 (without lanes: the gap shows earlier, no lane, no reaction). */
export function trackColumns(columns: Columns, lanes: boolean): Column<ResultRow>[] {
  const { t, rows, event, onOpen } = columns;
  const identity = identityColumns(t, rows);
  const lane: Column<ResultRow> = {
    key: 'lane',
    head: t(lanes ? 'col.lane' : 'col.position'),
    abbr: t(lanes ? 'col.lane.long' : 'col.position.long'),
    className: 'ln',
    cell: (row) => row.lane,
  };
  const athlete: Column<ResultRow> = {
    key: 'athlete',
    head: t('col.athlete'),
    rowHeader: true,
    cell: (row) => (
      <>
        <AthleteName row={row} onOpen={() => onOpen(row)} />
        <span className="small ph">{secondLine(row)}</span>
        <LaneLine row={row} />
      </>
    ),
  };
  const reaction: Column<ResultRow> = {
    key: 'reaction',
    head: t('col.reaction'),
    abbr: t('col.reaction.long'),
    priority: 3,
    className: 'r nn',
    cell: (row) => (row.reaction === undefined ? null : (row.reaction / 1000).toFixed(3)),
  };
  const mark: Column<ResultRow> = {
    key: 'mark',
    head: t('col.mark'),
    abbr: t('col.mark.long'),
    className: 'mk',
    cell: (row) => <MarkCell row={row} event={event} gap />,
  };
  return [
    rankColumn(columns),
    ...(some(rows, (row) => row.lane) ? [lane] : []),
    ...identity.bib,
    athlete,
    ...identity.nation,
    ...identity.club,
    ...identity.category,
    ...(lanes && some(rows, (row) => row.reaction) ? [reaction] : []),
    mark,
    ...(some(rows, (row) => row.gap) ? [gapColumn(columns, lanes ? 3 : 2)] : []),
    ...pointsColumns(columns),
  ];
}
