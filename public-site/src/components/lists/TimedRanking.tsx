import { formatRound, isTimedFinals, listEventPlaces, orderResults, readEvent } from 'shared-domain';
import type { Challenge, ResultList, ResultRow } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { trialPath } from '../page/trial-path.ts';
import { type Column, hasValue } from '../perf-table/columns/column.ts';
import { athleteColumn, identityColumns, markColumn, rankColumn } from '../perf-table/columns/shared-columns.tsx';
import { PerfTable } from '../perf-table/tables/PerfTable.tsx';

interface TimedRankingProps {
  /** Result lists of the group. */
  readonly lists: readonly ResultList[];
  /** Rounds of the group that the programme has. */
  readonly rounds: readonly string[];
  readonly challenge: Challenge | undefined;
}

type Ranked = ResultRow & { readonly of: ResultList };

/** The ranking of an event over the heats of its timed finals, by mark (TR 20.9). Nothing where there are other rounds. */
export function TimedRanking({ lists, rounds, challenge }: TimedRankingProps) {
  const { t, language } = useText();
  const filled = lists.filter(({ rows }) => rows.length > 0);
  const [first] = filled;
  if (first === undefined || !isTimedFinals(filled) || rounds.some((round) => round !== 'f')) return null;
  const event = readEvent(first, challenge?.kind);
  const places = listEventPlaces(filled, event);
  const all = filled.flatMap((of, at) =>
    of.rows.map(({ rank: _, gap: __, ...row }, index): Ranked => {
      const place = places[at]?.[index];
      return { ...row, of, ...(place !== undefined && { rank: place }) };
    }),
  );
  const rows = orderResults(all);
  const context = { t, language, rows, event, medals: false, onOpen: undefined };
  const identity = identityColumns(t, rows);
  const heat: Column<Ranked> = {
    key: 'heat',
    head: t('scratch.heat'),
    abbr: t('scratch.heat.long'),
    priority: 2,
    cell: ({ of }) => (
      <Link className="link" to={trialPath(of.chOID, of.oid)}>
        {formatRound(of, language)}
      </Link>
    ),
  };
  const columns = [
    rankColumn(context),
    ...identity.bib,
    athleteColumn(context),
    ...identity.club,
    ...(hasValue(rows, ({ category }) => category) ? identity.category : []),
    heat,
    markColumn(context),
  ] as Column<Ranked>[];
  return (
    <section className="round" aria-labelledby="timed">
      <header className="heat-head">
        <h2 id="timed">{t('timed.title')}</h2>
        <span className="facts">{t('timed.help', { count: filled.length })}</span>
      </header>
      <PerfTable
        caption={`${first.group}, ${t('timed.title')}`}
        columns={columns}
        rows={rows.map((row) => ({ key: `${row.of.oid} ${row.bib ?? ''} ${row.last} ${row.first}`, row }))}
      />
    </section>
  );
}
