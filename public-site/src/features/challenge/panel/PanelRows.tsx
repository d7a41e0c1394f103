import { type EventRef, formatRank } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { RecordChip } from '../../../components/chips/RecordChip.tsx';
import { teamName } from '../../../components/perf-table/cells/AthleteName.tsx';
import { Mark } from '../../../components/perf-table/cells/Mark.tsx';
import { clubOf } from '../../../components/perf-table/columns/column.ts';
import { rowKeys } from '../../../components/perf-table/order/row-keys.ts';

/** The first rows of a list, as a stadium reads them from afar. */
export function PanelRows({ rows, event }: { readonly rows: readonly ResultRow[]; readonly event: EventRef }) {
  const keys = rowKeys(rows);
  return (
    <span className="panel-rows">
      {rows.map((row, index) => (
        <span key={keys[index]} className="panel-row">
          <span className="panel-rank">{row.rank !== undefined && formatRank(row.rank)}</span>
          <span className="panel-name">
            <b>{row.relay === undefined ? `${row.last} ${row.first}` : teamName(row)}</b>{' '}
            <span className="sub">{clubOf(row) ?? row.country}</span>
          </span>
          <span className="panel-figure">
            <Mark prf={row.prf} event={event} className="figure" /> <RecordChip record={row.pe} />
          </span>
        </span>
      ))}
    </span>
  );
}
