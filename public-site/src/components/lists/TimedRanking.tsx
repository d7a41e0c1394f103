import { formatRound, formatTrialGroup, isTimedFinals, listEventPlaces, orderResults, readEvent } from 'shared-domain';
import type { Challenge, ResultList, ResultRow } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { buildTrialPath } from '../page/challenge-paths.ts';
import { type Column, hasValue } from '../perf-table/columns/column.ts';
import {
  buildAthleteColumn,
  buildIdentityColumns,
  buildMarkColumn,
  buildRankColumn,
} from '../perf-table/columns/shared-columns.tsx';
import { PerfTable } from '../perf-table/tables/PerfTable.tsx';

interface TimedRankingProps {
  /** Result lists of the group. */
  readonly lists: readonly ResultList[];
  /** Rounds of the group that the programme has. */
  readonly rounds: readonly string[];
  readonly challenge: Challenge | undefined;
}

type RankedRow = ResultRow & { readonly list: ResultList };

/** The ranking of an event over the heats of its timed finals, by mark (TR 20.9). Nothing where there are other rounds. */
export function TimedRanking({ lists, rounds, challenge }: TimedRankingProps) {
  const { t, language } = useText();
  const filledLists = lists.filter(({ rows }) => rows.length > 0);
  const [first] = filledLists;
  if (first === undefined || !isTimedFinals(filledLists) || rounds.some((round) => round !== 'f')) return null;
  const event = readEvent(first, challenge?.kind);
  const placesByList = listEventPlaces(filledLists, event);
  const rankedRows = filledLists.flatMap((list, listIndex) =>
    list.rows.map(({ rank: _, gap: __, ...row }, index): RankedRow => {
      const place = placesByList[listIndex]?.[index];
      return { ...row, list, ...(place !== undefined && { rank: place }) };
    }),
  );
  const rows = orderResults(rankedRows);
  const context = { t, language, rows, listLength: rows.length, event, hasMedals: false, onOpen: undefined };
  const identity = buildIdentityColumns(t, rows);
  const heat: Column<RankedRow> = {
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
  const columns = [
    buildRankColumn(context),
    ...identity.bib,
    buildAthleteColumn(context),
    ...identity.club,
    ...(hasValue(rows, ({ category }) => category) ? identity.category : []),
    heat,
    buildMarkColumn(context),
  ] as Column<RankedRow>[];
  return (
    <section className="round" aria-labelledby="timed">
      <header className="heat-head">
        <h2 id="timed">{t('timed.title')}</h2>
        <span className="facts">{t('timed.help', { count: filledLists.length })}</span>
      </header>
      <PerfTable
        caption={`${formatTrialGroup(first, language)}, ${t('timed.title')}`}
        columns={columns}
        rows={rows.map((row) => ({ key: `${row.list.oid} ${row.bib ?? ''} ${row.last} ${row.first}`, row }))}
      />
    </section>
  );
}
