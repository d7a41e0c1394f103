import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { useTeamQuery } from '../../api/standings-endpoints.ts';
import { useFreshness } from '../../components/live-context.ts';
import { usePage } from '../../components/page/use-page.ts';

/** What both pages of a team ask for. */
export function useTeam(chOID: string, teamId: string) {
  const { live, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const team = useTeamQuery({ chOID, teamId }, { pollingInterval });
  usePage({ title: team.data && [team.data.title, challenge.data?.name].filter(Boolean).join(' – ') });
  return { challenge, team, live };
}
