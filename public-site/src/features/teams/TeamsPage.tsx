import { foldText, formatTeamPoints, type Language, readOptions } from 'shared-domain';
import type { TeamsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { useTeamsQuery } from '../../api/standings-endpoints.ts';
import { OnlyFollowedLine } from '../../components/follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../components/follow/use-only-followed.ts';
import { useFreshness } from '../../components/freshness.ts';
import { Icon } from '../../components/Icon.tsx';
import { NotFound } from '../../components/NotFound.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { buildMembersPath, buildResultsPath } from '../../components/page/challenge-paths.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { MoreRows } from '../../components/perf-table/cells/MoreRows.tsx';
import type { Column } from '../../components/perf-table/columns/column.ts';
import { usePages } from '../../components/perf-table/order/use-pages.ts';
import { PerfTable } from '../../components/perf-table/tables/PerfTable.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { toFollowedChallenge } from '../../components/toolbar/list-tools.ts';
import { useCountVisit } from '../../components/use-count-visit.ts';
import { ScoringNote } from './ScoringNote.tsx';
import { TeamRaces } from './TeamRaces.tsx';
import { toTeamEntrant } from './team-entrant.ts';
import { useRankChanges } from './use-rank-changes.ts';
import { type TeamTranslate, useTeamText } from './use-team-text.ts';
import './teams.css';

type Team = TeamsAnswer['teams'][number];

/** Up to so many teams the list has no search field. */
const MAX_UNSEARCHED_TEAMS = 8;
/** Shorter texts do not filter (P9.8). */
const MIN_LETTERS = 3;

/** Clubs and teams of a competition by points (P10.9), or by name where its flag says that teams are not ranked (Q5). */
export function TeamsPage({ chOID }: { readonly chOID: string }) {
  const { t } = useTeamText();
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const teams = useTeamsQuery(chOID, { pollingInterval });
  const isRanked = challenge.data === undefined || readOptions(challenge.data.flag).hasTeamRanking;
  useCountVisit('teams');
  usePage({ title: challenge.data && `${t('teams')} – ${challenge.data.name}` });
  if (isNotFound(teams.error)) return <NotFound />;
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <StaleBar queries={[teams]} />
      <main id="contenu" className="wrap teams">
        <div className="head with-tools">
          <PageTitle>{t('teams')}</PageTitle>
          <ListToolbar
            title={`${t('teams')} – ${challenge.data?.name ?? ''}`}
            follow={toFollowedChallenge(challenge.data)}
            hasEntrants
            hasTable
          />
        </div>
        <QueryState<TeamsAnswer> isWholePage query={teams} rows={10}>
          {(found) =>
            found.teams.length === 0 ? (
              <div className="empty">
                <strong>{t('teams.empty')}</strong>
                <p>{t('teams.none')}</p>
              </div>
            ) : (
              <>
                {found.races !== undefined && <TeamRaces chOID={chOID} races={found.races} />}
                <TeamList
                  chOID={chOID}
                  teams={found.teams}
                  isRanked={isRanked && found.races === undefined}
                  scoring={found.scoring}
                />
              </>
            )
          }
        </QueryState>
      </main>
    </>
  );
}

interface TeamListProps {
  readonly chOID: string;
  readonly teams: readonly Team[];
  readonly isRanked: boolean;
  readonly scoring: TeamsAnswer['scoring'];
}

function TeamList({ chOID, teams, isRanked, scoring }: TeamListProps) {
  const { t, language } = useTeamText();
  const [searchText, setSearchText] = useParam('q');
  const { limit, showMore } = usePages();
  const rankChanges = useRankChanges(teams);
  const hasCounted = teams.some(({ counts }) => (counts.counted ?? 0) > 0);
  const foldedText = foldText(searchText);
  const matchingTeams =
    foldedText.length < MIN_LETTERS ? teams : teams.filter(({ title }) => foldText(title).includes(foldedText));
  const filtered = useOnlyFollowed(matchingTeams, toTeamEntrant);
  const shownRows = filtered.rows.slice(0, limit).map((row) => ({ key: row.oid, row }));
  return (
    <>
      {teams.length > MAX_UNSEARCHED_TEAMS && (
        <div className="search">
          <Icon name="search" />
          <input
            className="in"
            type="search"
            value={searchText}
            placeholder={t('teams.search')}
            aria-label={t('teams.search')}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </div>
      )}
      <OnlyFollowedLine />
      {matchingTeams.length === 0 ? (
        <p className="sub">{t('teams.notFound', { text: searchText })}</p>
      ) : (
        <PerfTable
          caption={t('teams')}
          columns={buildColumns({ t, language, chOID, rankChanges }).filter(
            ({ key }) =>
              (isRanked || (key !== 'rank' && key !== 'points')) && (key !== 'counted' || (isRanked && hasCounted)),
          )}
          rows={shownRows}
          stars={{ toEntrant: toTeamEntrant, isFollowed: filtered.isFollowed, isAlwaysShown: true }}
        />
      )}
      <MoreRows shownCount={shownRows.length} totalCount={filtered.rows.length} onMore={showMore} />
      {scoring === undefined ? (
        <p className="note">{t(isRanked ? 'teams.note' : 'teams.unranked')}</p>
      ) : (
        <ScoringNote scoring={scoring} />
      )}
    </>
  );
}

interface TeamColumnContext {
  readonly t: TeamTranslate;
  readonly language: Language;
  readonly chOID: string;
  /** Places gained at the last change of the ranking, by the team's oid. */
  readonly rankChanges: ReadonlyMap<string, number>;
}

function buildColumns({ t, language, chOID, rankChanges }: TeamColumnContext): Column<Team>[] {
  return [
    {
      key: 'rank',
      head: t('col.rank'),
      abbr: t('col.rank.long'),
      className: 'rk',
      cell: ({ rank, oid }) => (
        <>
          {rank}
          <RankChange gained={rankChanges.get(oid)} t={t} />
        </>
      ),
    },
    {
      key: 'team',
      head: t('col.team'),
      abbr: t('col.team'),
      rowHeader: true,
      sort: ({ title }) => title,
      cell: (row) => (
        <>
          <Link className="ath" to={buildMembersPath(chOID, row.oid)}>
            <b>{row.title}</b>
          </Link>
          <Link className="small link" to={buildResultsPath(chOID, row.oid)}>
            {t('teams.results', { count: row.counts.results })}
          </Link>
        </>
      ),
    },
    {
      key: 'athletes',
      head: t('teams.athletes'),
      abbr: t('teams.athletes'),
      priority: 2,
      className: 'r nn',
      cell: ({ counts }) => counts.athletes,
      sort: ({ counts }) => -counts.athletes,
    },
    {
      key: 'wins',
      head: t('teams.wins'),
      abbr: t('teams.wins'),
      priority: 2,
      className: 'r nn',
      cell: ({ counts }) => (counts.wins > 0 ? counts.wins : null),
      sort: ({ counts }) => -counts.wins,
    },
    {
      key: 'pb',
      head: t('record.pb'),
      abbr: t('record.pb.long'),
      priority: 2,
      className: 'r nn',
      cell: ({ counts }) => (counts.pb > 0 ? counts.pb : null),
      sort: ({ counts }) => -counts.pb,
    },
    {
      key: 'counted',
      head: t('teams.counted'),
      abbr: t('teams.counted.long'),
      priority: 2,
      className: 'r nn',
      cell: ({ counts }) => counts.counted !== undefined && `${counts.counted}/${counts.results}`,
    },
    {
      key: 'points',
      head: t('col.points'),
      abbr: t('col.points.long'),
      className: 'mk',
      cell: ({ points }) => (points === undefined ? null : <b className="num">{formatTeamPoints(points, language)}</b>),
    },
  ];
}

interface RankChangeProps {
  readonly gained: number | undefined;
  readonly t: TeamTranslate;
}

/** «▲2»: the places that a team has gained, or lost, since the ranking was last another. */
function RankChange({ gained, t }: RankChangeProps) {
  if (gained === undefined) return null;
  const count = Math.abs(gained);
  return (
    <small className="rank-change">
      <span aria-hidden="true">
        {gained > 0 ? '▲' : '▼'}
        {count}
      </span>
      <span className="sr">{t(gained > 0 ? 'teams.gained' : 'teams.lost', { count })}</span>
    </small>
  );
}
