import { type EventRef, formatRank } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { findTeamName } from '../perf-table/cells/AthleteName.tsx';
import { Mark } from '../perf-table/cells/Mark.tsx';
import { buildRowKeys } from '../perf-table/order/row-keys.ts';

/** A few result rows in small type at the bottom of a live card. */
export function SmallResultRows({ rows, event }: { readonly rows: readonly ResultRow[]; readonly event: EventRef }) {
  const keys = buildRowKeys(rows);
  return (
    <span className="rest">
      {rows.map((row, index) => (
        <span key={keys[index]} className="rest-row">
          <span>{row.rank !== undefined && formatRank(row.rank)}</span>
          <b>{row.relay === undefined ? `${row.last} ${row.first}` : findTeamName(row)}</b>
          <Mark prf={row.prf} event={event} className="figure" />
        </span>
      ))}
    </span>
  );
}
