import { comparePerformances, createMark, findUnit, isRelayEvent, MARK_STATUS, readEvent } from 'shared-domain';
import type { Challenge, StartRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { OnlyFollowedLine } from '../../follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../follow/use-only-followed.ts';
import { AthleteName, findTeamName } from '../cells/AthleteName.tsx';
import { ClubName } from '../cells/ClubName.tsx';
import { MoreRows } from '../cells/MoreRows.tsx';
import { buildBestColumns } from '../columns/best-columns.tsx';
import { type Column, findClub, hasValue } from '../columns/column.ts';
import { Legs } from '../columns/relay-columns.tsx';
import { buildIdentityColumns } from '../columns/shared-columns.tsx';
import { buildRowKeys } from '../order/row-keys.ts';
import { usePages } from '../order/use-pages.ts';
import { PerfTable } from './PerfTable.tsx';

interface EntryTableProps {
  readonly group: { readonly g0: number; readonly g1: string };
  readonly rows: readonly StartRow[];
  readonly caption: string;
  readonly kind?: Challenge['kind'] | undefined;
}

/** P10.11: the entries, by personal best, then by name; by name, club or category where the reader sorts them so (P10.13). */
export function EntryTable({ group, rows, caption, kind }: EntryTableProps) {
  const { t, language } = useText();
  const { limit, showMore } = usePages();
  const event = readEvent(group, kind);
  const unit = findUnit(event);
  const toBestMark = ({ pe }: StartRow) => (pe?.pb === undefined ? { st: MARK_STATUS.nm } : createMark(pe.pb, unit));
  const sortedRows = [...rows].sort(
    (a, b) => comparePerformances(toBestMark(a), toBestMark(b)) || a.last.localeCompare(b.last, language),
  );
  const keys = buildRowKeys(sortedRows);
  const identity = buildIdentityColumns(t, sortedRows);
  const athlete: Column<StartRow> = {
    key: 'athlete',
    head: t(isRelayEvent(event) ? 'col.team' : 'col.athlete'),
    rowHeader: true,
    sort: (row) => `${row.last} ${row.first}`.trim() || findTeamName(row),
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
    cell: (row) => (findClub(row) === undefined ? row.country : <ClubName row={row} />),
    sort: (row) => findClub(row) ?? row.country,
  };
  const columns = [
    athlete,
    ...(hasValue(sortedRows, (row) => findClub(row) ?? row.country) ? [club] : []),
    ...identity.category,
    ...identity.bib,
    ...buildBestColumns(t, sortedRows, event),
  ];
  const keyedRows = sortedRows.map((row, index) => ({ key: keys[index] ?? '', row }));
  const filtered = useOnlyFollowed(keyedRows, ({ row }) => row);
  const stars = { toEntrant: (row: StartRow) => row, isAlwaysShown: true, isFollowed: filtered.isFollowed };
  return (
    <>
      <OnlyFollowedLine />
      <PerfTable caption={caption} columns={columns} rows={filtered.rows} limit={limit} stars={stars} />
      <MoreRows
        shownCount={Math.min(limit, filtered.rows.length)}
        totalCount={filtered.rows.length}
        onMore={showMore}
      />
    </>
  );
}
