import { comparePerformances, createMark, findUnit, MARK_STATUS, readEvent } from 'shared-domain';
import type { Challenge, StartRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { OnlyFollowedLine } from '../../follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../follow/use-only-followed.ts';
import { AthleteName } from '../cells/AthleteName.tsx';
import { MoreRows } from '../cells/MoreRows.tsx';
import { bestColumns } from '../columns/best-columns.tsx';
import { type Column, findClub, hasValue } from '../columns/column.ts';
import { Legs } from '../columns/relay-columns.tsx';
import { identityColumns } from '../columns/shared-columns.tsx';
import { rowKeys } from '../order/row-keys.ts';
import { usePages } from '../order/use-pages.ts';
import { PerfTable } from './PerfTable.tsx';

interface EntryTableProps {
  readonly group: { readonly g0: number; readonly g1: string };
  readonly rows: readonly StartRow[];
  readonly caption: string;
  readonly kind?: Challenge['kind'] | undefined;
}

/** P10.11: the entries, by personal best, then by name. */
export function EntryTable({ group, rows, caption, kind }: EntryTableProps) {
  const { t, language } = useText();
  const { limit, more } = usePages();
  const event = readEvent(group, kind);
  const unit = findUnit(event);
  const best = ({ pe }: StartRow) => (pe?.pb === undefined ? { st: MARK_STATUS.nm } : createMark(pe.pb, unit));
  const sorted = [...rows].sort(
    (a, b) => comparePerformances(best(a), best(b)) || a.last.localeCompare(b.last, language),
  );
  const keys = rowKeys(sorted);
  const identity = identityColumns(t, sorted);
  const athlete: Column<StartRow> = {
    key: 'athlete',
    head: t('col.athlete'),
    rowHeader: true,
    cell: (row) => (
      <>
        <AthleteName row={row} />
        {row.members !== undefined && <Legs row={row} />}
      </>
    ),
  };
  const club: Column<StartRow> = {
    key: 'club',
    head: t('col.club'),
    className: 'club',
    cell: (row) => findClub(row) ?? row.country,
  };
  const columns = [
    athlete,
    ...(hasValue(sorted, (row) => findClub(row) ?? row.country) ? [club] : []),
    ...identity.category,
    ...identity.bib,
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
