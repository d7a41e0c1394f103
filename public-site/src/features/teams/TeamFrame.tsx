import type { ReactNode } from 'react';
import type { Challenge, TeamAnswer } from 'shared-domain/contract';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { useTeamQuery } from '../../api/standings-endpoints.ts';
import { useFreshness } from '../../components/freshness.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { TeamHead } from './TeamHead.tsx';

/** The data that both pages of a team need. */
function useTeam(chOID: string, teamId: string) {
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const team = useTeamQuery({ chOID, teamId }, { pollingInterval });
  usePage({ title: team.data && [team.data.title, challenge.data?.name].filter(Boolean).join(' – ') });
  return { challenge, team, isLive };
}

interface TeamFrameProps {
  readonly chOID: string;
  readonly teamId: string;
  readonly page: 'members' | 'results';
  readonly children: (team: TeamAnswer, challenge: Challenge | undefined) => ReactNode;
}

/** A page of one team: its header, and the page's content as `children`. */
export function TeamFrame({ chOID, teamId, page, children }: TeamFrameProps) {
  const { challenge, team, isLive } = useTeam(chOID, teamId);
  if (isNotFound(team.error)) return <NotFound />;
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <StaleBar queries={[team]} />
      {/* Times of starts come with the competition: until then this page does not take the place of the server's (shell's replace-page.ts). */}
      <main id="contenu" className="wrap teams" aria-busy={challenge.isLoading}>
        <QueryState<TeamAnswer> isWholePage query={team}>
          {(found) => (
            <>
              <TeamHead chOID={chOID} team={found} page={page} />
              {children(found, challenge.data)}
            </>
          )}
        </QueryState>
      </main>
    </>
  );
}
