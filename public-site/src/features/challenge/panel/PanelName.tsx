import type { ResultRow, StartRow } from 'shared-domain/contract';
import { findClubBelow, findTeamName } from '../../../components/perf-table/cells/AthleteName.tsx';

/** An athlete or a relay team, and the club below. */
export function PanelName({ row }: { readonly row: StartRow | ResultRow }) {
  return (
    <span className="panel-name">
      <b>{row.relay === undefined ? `${row.last} ${row.first}` : findTeamName(row)}</b>{' '}
      <span className="sub">{findClubBelow(row)}</span>
    </span>
  );
}
