import { type EventRef, formatListRank } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { findTeamName } from '../perf-table/cells/AthleteName.tsx';
import { Mark } from '../perf-table/cells/Mark.tsx';
import { buildRowKeys } from '../perf-table/order/row-keys.ts';

interface SmallResultRowsProps {
  readonly rows: readonly ResultRow[];
  /** Rows of the whole list. */
  readonly listLength: number;
  readonly event: EventRef;
}

/** A few result rows in small type at the bottom of a live card. */
export function SmallResultRows({ rows, listLength, event }: SmallResultRowsProps) {
  const keys = buildRowKeys(rows);
  return (
    <span className="rest">
      {rows.map((row, index) => (
        <span key={keys[index]} className="rest-row">
          <span>{formatListRank(row.rank, listLength)}</span>
          <b>{row.relay === undefined ? `${row.last} ${row.first}` : findTeamName(row)}</b>
          <Mark prf={row.prf} event={event} className="figure" />
        </span>
      ))}
    </span>
  );
}
