import { formatDiscipline, formatRound } from 'shared-domain';
import type { ScratchAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { WindFigure } from '../../components/chips/Wind.tsx';
import { trialPath } from '../../components/page/trial-path.ts';
import { type Column, hasValue } from '../../components/perf-table/columns/column.ts';
import {
  athleteColumn,
  type ColumnContext,
  gapColumn,
  identityColumns,
  markColumn,
  pointsColumns,
  rankColumn,
} from '../../components/perf-table/columns/shared-columns.tsx';

export type ScratchRow = ScratchAnswer['results'][number];

interface ScratchColumnContext extends Omit<ColumnContext, 'rows' | 'medals'> {
  readonly rows: readonly ScratchRow[];
  readonly chOID: string;
  /** Place of a row within the chosen category; without a choice there is none to tell apart. */
  readonly placeIn?: (row: ScratchRow) => number | undefined;
}

/** All heats of an event in one list: whose heat it was, and its wind, stand in the row. */
export function scratchColumns({
  t,
  rows,
  event,
  onOpen,
  language,
  chOID,
  placeIn,
}: ScratchColumnContext): Column<ScratchRow>[] {
  const context: ColumnContext = { t, language, rows, event, medals: false, onOpen };
  const identity = identityColumns(t, rows);
  const heat: Column<ScratchRow> = {
    key: 'heat',
    head: t('scratch.heat'),
    abbr: t('scratch.heat.long'),
    priority: 2 as const,
    className: 'nn',
    cell: (row) => (
      <Link className="link" to={trialPath(chOID, row.trialOID)}>
        {formatRound(row, language) || formatDiscipline(event, language)}
      </Link>
    ),
    sort: (row) => row.uid,
  };
  const wind: Column<ScratchRow> = {
    key: 'wind',
    head: t('wind.label'),
    abbr: t('wind.label'),
    priority: 3 as const,
    className: 'r nn',
    cell: (row) => <WindFigure wind={row.wind} />,
  };
  const within: Column<ScratchRow> = {
    key: 'within',
    head: t('col.rankCategory'),
    abbr: t('col.rankCategory.long'),
    className: 'r nn',
    cell: (row) => placeIn?.(row),
  };
  return [
    rankColumn(context),
    ...(placeIn === undefined ? [] : [within]),
    ...identity.bib,
    athleteColumn(context),
    ...identity.nation,
    ...identity.club,
    ...identity.category,
    heat,
    markColumn(context),
    ...(hasValue(rows, (row) => row.wind) ? [wind] : []),
    ...(hasValue(rows, (row) => row.gap) ? [gapColumn(context)] : []),
    ...pointsColumns(context),
  ];
}
