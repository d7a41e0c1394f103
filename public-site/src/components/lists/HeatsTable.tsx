import { formatRound, formatTrialGroup, readEvent } from 'shared-domain';
import type { Challenge, ResultList, ResultRow } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { buildTrialPath } from '../page/challenge-paths.ts';
import { MarkCell } from '../perf-table/cells/MarkCell.tsx';
import { type Column, hasValue } from '../perf-table/columns/column.ts';
import {
  buildAthleteColumn,
  buildIdentityColumns,
  buildMarkColumn,
  buildRankColumn,
} from '../perf-table/columns/shared-columns.tsx';
import { PerfTable } from '../perf-table/tables/PerfTable.tsx';

/** A row of a result list, and that list. */
export type HeatRow = ResultRow & { readonly list: ResultList };

interface HeatsTableProps {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  /** Rows of several heats in the order in which they are shown. */
  readonly rows: readonly HeatRow[];
  readonly kind: Challenge['kind'] | undefined;
  /** Whether the rows have a place among all of them. */
  readonly isRanked: boolean;
}

/** Rows of several heats in one table, each with a link to its heat. */
export function HeatsTable({ id, title, help, rows, kind, isRanked }: HeatsTableProps) {
  const { t, language } = useText();
  const [first] = rows;
  if (first === undefined) return null;
  const event = readEvent(first.list, kind);
  const context = { t, language, rows, listLength: rows.length, event, hasMedals: false, onOpen: undefined };
  const identity = buildIdentityColumns(t, rows);
  const heat: Column<HeatRow> = {
    key: 'heat',
    head: t('scratch.heat'),
    abbr: t('scratch.heat.long'),
    priority: 2,
    cell: ({ list }) => (
      <Link className="link" to={buildTrialPath(list.chOID, list.oid)}>
        {formatRound(list, language)}
      </Link>
    ),
  };
  // Each heat has its own timing.
  const mark: Column<HeatRow> = {
    ...buildMarkColumn(context),
    cell: (row) => <MarkCell row={row} event={readEvent(row.list, kind)} hasGap />,
  };
  const columns = [
    ...(isRanked ? [buildRankColumn(context)] : []),
    ...identity.bib,
    buildAthleteColumn(context),
    ...identity.club,
    ...(hasValue(rows, ({ category }) => category) ? identity.category : []),
    heat,
    mark,
  ] as Column<HeatRow>[];
  return (
    <section className="round" aria-labelledby={id}>
      <header className="heat-head">
        <h2 id={id}>{title}</h2>
        <span className="facts">{help}</span>
      </header>
      <PerfTable
        caption={`${formatTrialGroup(first.list, language)}, ${title}`}
        columns={columns}
        rows={rows.map((row) => ({ key: `${row.list.oid} ${row.bib ?? ''} ${row.last} ${row.first}`, row }))}
      />
    </section>
  );
}
