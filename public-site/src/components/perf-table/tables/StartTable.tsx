import { findListType, isFieldEvent, readEvent } from 'shared-domain';
import type { Challenge, StartRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { OnlyFollowedLine } from '../../follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../follow/use-only-followed.ts';
import { AthleteName, secondLine } from '../cells/AthleteName.tsx';
import { MoreRows } from '../cells/MoreRows.tsx';
import { bestColumns } from '../columns/best-columns.tsx';
import { type Column, hasValue } from '../columns/column.ts';
import { Legs } from '../columns/relay-columns.tsx';
import { identityColumns } from '../columns/shared-columns.tsx';
import { rowKeys } from '../order/row-keys.ts';
import { usePages } from '../order/use-pages.ts';
import type { ListTrial } from './list-view.ts';
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
  const { limit, more } = usePages();
  const event = readEvent(trial, kind);
  const field = isFieldEvent(event.g0);
  const lanes = !field && hasValue(rows, (row) => row.lane);
  const place = (row: StartRow) => (lanes ? row.lane : row.odr) ?? undefined;
  const sorted = [...rows].sort((a, b) => (place(a) ?? 999) - (place(b) ?? 999));
  const keys = rowKeys(sorted);
  const identity = identityColumns(t, sorted);
  const order: Column<StartRow> = {
    key: 'place',
    head: t(lanes ? 'col.lane' : 'col.order'),
    abbr: t(lanes ? 'col.lane.long' : 'col.order.long'),
    className: lanes ? 'ln' : 'rk',
    cell: place,
  };
  const relay = findListType(event) === 'relay';
  const athlete: Column<StartRow> = {
    key: 'athlete',
    head: t(relay ? 'col.team' : 'col.athlete'),
    rowHeader: true,
    cell: (row) => (
      <>
        <AthleteName row={row} />
        {relay ? <Legs row={row} /> : <span className="small ph">{secondLine(row, language)}</span>}
      </>
    ),
  };
  const columns: Column<StartRow>[] = [
    ...(hasValue(sorted, place) ? [order] : []),
    ...identity.bib.map((column) => ({ ...column, priority: 1 as const })),
    athlete,
    ...identity.nation.map((column) => ({ ...column, priority: 3 as const })),
    ...(relay ? [] : identity.club),
    ...identity.category,
    ...bestColumns(t, sorted, event),
  ];
  const keyed = sorted.map((row, index) => ({ key: keys[index] ?? '', row }));
  const own = useOnlyFollowed(keyed, ({ row }) => row);
  const shown = own.rows.slice(0, limit);
  const stars = { of: (row: StartRow) => row, always: true, isFollowed: own.isFollowed };
  return (
    <>
      <OnlyFollowedLine />
      <PerfTable caption={caption} columns={columns} rows={shown} stars={stars} />
      <MoreRows shown={shown.length} total={own.rows.length} onMore={more} />
    </>
  );
}
