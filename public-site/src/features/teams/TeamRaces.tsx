import { Fragment } from 'react';
import { formatGroupByUid } from 'shared-domain';
import type { TeamsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { buildAthletePath, buildMembersPath } from '../../components/page/challenge-paths.ts';
import type { Column } from '../../components/perf-table/columns/column.ts';
import { PerfTable } from '../../components/perf-table/tables/PerfTable.tsx';
import { useTeamText } from './use-team-text.ts';

type Race = NonNullable<TeamsAnswer['races']>[number];
type RaceTeam = Race['teams'][number];

/** The teams of each race by the sum of their first members' places; members who do not count are in parentheses. */
export function TeamRaces({ chOID, races }: { readonly chOID: string; readonly races: readonly Race[] }) {
  const { t, language } = useTeamText();
  const columns: Column<RaceTeam>[] = [
    {
      key: 'rank',
      head: t('col.rank'),
      abbr: t('col.rank.long'),
      className: 'rk',
      cell: ({ rank }) => rank,
    },
    {
      key: 'team',
      head: t('col.team'),
      abbr: t('col.team'),
      rowHeader: true,
      cell: ({ oid, title, members }) => (
        <>
          <Link className="ath" to={buildMembersPath(chOID, oid)}>
            <b>{title}</b>
          </Link>
          <span className="small">
            {members
              .filter(({ place }) => place !== undefined)
              .map(({ last, first, auid, place, counts }, index) => (
                <Fragment key={`${place} ${last} ${first}`}>
                  {index > 0 && ' · '}
                  {counts ? '' : '('}
                  {place}{' '}
                  {auid === undefined ? (
                    `${last} ${first}`
                  ) : (
                    <Link className="club-link" to={buildAthletePath(chOID, auid)}>
                      {`${last} ${first}`}
                    </Link>
                  )}
                  {counts ? '' : ')'}
                </Fragment>
              ))}
          </span>
        </>
      ),
    },
    {
      key: 'score',
      head: t('teams.score'),
      abbr: t('teams.score.long'),
      className: 'mk',
      cell: ({ score, missing }) =>
        score === undefined ? (
          <span className="small">{t('teams.incomplete', { count: missing })}</span>
        ) : (
          <b className="num">{score}</b>
        ),
    },
  ];
  return races.map(({ gOID, teams, ...race }) => (
    <section key={gOID} className="sec" aria-labelledby={`race-${gOID}`}>
      <header>
        <h2 id={`race-${gOID}`}>{formatGroupByUid(race, language)}</h2>
      </header>
      <PerfTable
        caption={`${t('teams')}, ${formatGroupByUid(race, language)}`}
        columns={columns}
        rows={teams.map((row) => ({ key: row.oid, row }))}
      />
    </section>
  ));
}
