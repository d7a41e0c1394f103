import { formatTeamPoints } from 'shared-domain';
import type { TeamAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { buildMembersPath, buildResultsPath } from '../../components/page/challenge-paths.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { toFollowedClub } from './team-entrant.ts';
import { useTeamText } from './use-team-text.ts';

interface TeamHeadProps {
  readonly chOID: string;
  readonly team: TeamAnswer;
  readonly page: 'members' | 'results';
}

/** The header of a team: rank, points, and links to its members and results. */
export function TeamHead({ chOID, team, page }: TeamHeadProps) {
  const { t, language } = useTeamText();
  const countedResults = team.results.filter((result) => result.counted).length;
  return (
    <div className="head">
      <nav className="crumb" aria-label={t('crumb')}>
        <Link to={`/challenge/${chOID}/teams`}>{t('teams')}</Link>
        <span aria-hidden="true">›</span>
        {team.title}
      </nav>
      <PageTitle>{team.title}</PageTitle>
      <div className="facts">
        {team.rank !== undefined && <b>{t('teams.rank', { rank: team.rank })}</b>}
        {team.points !== undefined && (
          <span>{t('teams.points', { count: team.points, points: formatTeamPoints(team.points, language) })}</span>
        )}
        {team.points === undefined ? (
          <span>{t('teams.results', { count: team.results.length })}</span>
        ) : (
          <span>{t('teams.counting', { counted: countedResults, results: team.results.length })}</span>
        )}
      </div>
      <div className="tools">
        <nav className="seg" aria-label={t('teams.pages')}>
          <Link to={buildMembersPath(chOID, team.oid)} aria-current={page === 'members' ? 'true' : undefined}>
            {t('teams.members')}
          </Link>
          <Link to={buildResultsPath(chOID, team.oid)} aria-current={page === 'results' ? 'true' : undefined}>
            {t('tab.results')}
          </Link>
        </nav>
        <ListToolbar title={team.title} follow={toFollowedClub(team)} hasEntrants hasTable />
      </div>
    </div>
  );
}
