import type { SplitPoint } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { ColumnContext } from '../perf-table/columns/shared-columns.tsx';
import { PerfTable, type PerfTableProps } from '../perf-table/tables/PerfTable.tsx';
import { buildSplitColumns } from './split-columns.tsx';

interface SplitTableProps extends Omit<PerfTableProps<ResultRow>, 'columns'> {
  readonly context: ColumnContext;
  readonly points: readonly SplitPoint[];
  readonly point: SplitPoint;
}

/** The passages of a race at one point of its course. */
export function SplitTable({ context, points, point, ...table }: SplitTableProps) {
  return <PerfTable {...table} columns={buildSplitColumns(context, points, point)} />;
}
