import { formatRound } from 'shared-domain';
import type { ScratchAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { WindFigure } from '../../components/chips/Wind.tsx';
import { buildRowHash, buildTrialPath } from '../../components/page/challenge-paths.ts';
import { MarkCell } from '../../components/perf-table/cells/MarkCell.tsx';
import { type Column, hasValue } from '../../components/perf-table/columns/column.ts';
import {
  buildAthleteColumn,
  buildGapColumn,
  buildIdentityColumns,
  buildMarkColumn,
  buildPointsColumns,
  buildRankColumn,
  type ColumnContext,
} from '../../components/perf-table/columns/shared-columns.tsx';
import { formatDisciplineText } from '../../components/trial-title.ts';

/** A row of the overall ranking of an event; the call and its answer still have the former name, `scratch`. */
export type OverallRow = ScratchAnswer['results'][number];

interface OverallColumnContext extends Omit<ColumnContext, 'rows' | 'hasMedals'> {
  readonly rows: readonly OverallRow[];
  readonly chOID: string;
  /** Whether the rows are of one category, so that their places in it are shown. */
  readonly hasCategoryPlace: boolean;
}

/** All heats of an event in one list: each row names its heat and the wind of its mark. */
export function buildOverallColumns({
  t,
  rows,
  listLength,
  event,
  onOpen,
  language,
  chOID,
  hasCategoryPlace,
}: OverallColumnContext): Column<OverallRow>[] {
  const context: ColumnContext = { t, language, rows, listLength, event, hasMedals: false, onOpen };
  const identity = buildIdentityColumns(t, rows);
  const heat: Column<OverallRow> = {
    key: 'heat',
    head: t('scratch.heat'),
    abbr: t('scratch.heat.long'),
    priority: 2 as const,
    className: 'nn',
    cell: (row) => (
      <Link className="link" to={buildTrialPath(chOID, row.trialOID) + buildRowHash(row.auid)}>
        {formatRound(row, language) || formatDisciplineText(event, language)}
      </Link>
    ),
    sort: (row) => row.uid,
  };
  const wind: Column<OverallRow> = {
    key: 'wind',
    head: t('wind.label'),
    abbr: t('wind.label'),
    priority: 3 as const,
    className: 'r nn',
    cell: (row) => <WindFigure wind={row.wind} />,
  };
  const mark: Column<OverallRow> = {
    ...buildMarkColumn(context),
    cell: (row) => <MarkCell row={row} event={{ ...event, hand: row.hand }} hasGap />,
  };
  const categoryPlace: Column<OverallRow> = {
    key: 'categoryPlace',
    head: t('col.rankCategory'),
    abbr: t('col.rankCategory.long'),
    className: 'r nn',
    cell: (row) => row.rankCategory,
  };
  return [
    buildRankColumn(context),
    ...(hasCategoryPlace ? [categoryPlace] : []),
    ...identity.bib,
    buildAthleteColumn(context),
    ...identity.nation,
    ...identity.club,
    ...identity.category,
    heat,
    mark,
    ...(hasValue(rows, (row) => row.wind) ? [wind] : []),
    ...(hasValue(rows, (row) => row.gap) ? [buildGapColumn(context)] : []),
    ...buildPointsColumns(context),
  ];
}
