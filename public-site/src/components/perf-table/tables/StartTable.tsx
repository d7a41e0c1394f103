import { findListType, isFieldEvent, readEvent } from 'shared-domain';
import type { Challenge, StartRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { OnlyFollowedLine } from '../../follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../follow/use-only-followed.ts';
import { AthleteName, formatSecondLine } from '../cells/AthleteName.tsx';
import { MoreRows } from '../cells/MoreRows.tsx';
import { buildBestColumns, formatBests } from '../columns/best-columns.tsx';
import { type Column, hasValue } from '../columns/column.ts';
import { Legs } from '../columns/relay-columns.tsx';
import { buildIdentityColumns } from '../columns/shared-columns.tsx';
import { buildRowKeys } from '../order/row-keys.ts';
import { useLitRow } from '../order/use-lit-row.ts';
import { usePages } from '../order/use-pages.ts';
import type { ListTrial } from './list-trial.ts';
import { PerfTable } from './PerfTable.tsx';

interface StartTableProps {
  readonly trial: Pick<ListTrial, 'g0' | 'g1' | 'dets'>;
  readonly rows: readonly StartRow[];
  readonly caption: string;
  readonly kind?: Challenge['kind'] | undefined;
}

/** P10.10: a start list, by lane on the track and by order in the field, with the athletes' bests. */
export function StartTable({ trial, rows, caption, kind }: StartTableProps) {
  const { t, language } = useText();
  const { limit, showMore } = usePages();
  const event = readEvent(trial, kind);
  const isField = isFieldEvent(event.g0);
  const hasLanes = !isField && hasValue(rows, (row) => row.lane);
  const findPosition = (row: StartRow) => (hasLanes ? row.lane : row.odr) ?? undefined;
  const findSortPosition = (row: StartRow) => findPosition(row) ?? Number.MAX_SAFE_INTEGER;
  const sortedRows = [...rows].sort((a, b) => findSortPosition(a) - findSortPosition(b));
  const keys = buildRowKeys(sortedRows);
  const identity = buildIdentityColumns(t, sortedRows);
  const order: Column<StartRow> = {
    key: 'place',
    head: t(hasLanes ? 'col.lane' : 'col.order'),
    abbr: t(hasLanes ? 'col.lane.long' : 'col.order.long'),
    className: hasLanes ? 'ln' : 'rk',
    cell: findPosition,
  };
  const isRelay = findListType(event) === 'relay';
  const athlete: Column<StartRow> = {
    key: 'athlete',
    head: t(isRelay ? 'col.team' : 'col.athlete'),
    rowHeader: true,
    cell: (row) => (
      <>
        <AthleteName row={row} />
        {isRelay ? <Legs row={row} /> : <span className="small ph">{formatSecondLine(row, language)}</span>}
        <span className="small ph bests">{formatBests(t, row, event)}</span>
      </>
    ),
  };
  const columns: Column<StartRow>[] = [
    ...(hasValue(sortedRows, findPosition) ? [order] : []),
    ...identity.bib.map((column) => ({ ...column, priority: 1 as const })),
    athlete,
    ...identity.nation.map((column) => ({ ...column, priority: 3 as const })),
    ...(isRelay ? [] : identity.club),
    ...identity.category,
    ...buildBestColumns(t, sortedRows, event),
  ];
  const keyedRows = sortedRows.map((row, index) => ({ key: keys[index] ?? '', row }));
  const isLit = useLitRow(rows);
  const filtered = useOnlyFollowed(keyedRows, ({ row }) => row);
  const shownRows = filtered.rows.slice(0, limit);
  const stars = { toEntrant: (row: StartRow) => row, isAlwaysShown: true, isFollowed: filtered.isFollowed };
  return (
    <>
      <OnlyFollowedLine />
      <PerfTable
        caption={caption}
        columns={columns}
        rows={shownRows}
        stars={stars}
        findRowClass={({ row }) => (isLit(row) ? 'lit' : '')}
      />
      <MoreRows shownCount={shownRows.length} totalCount={filtered.rows.length} onMore={showMore} />
    </>
  );
}
