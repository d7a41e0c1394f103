import { useChallengeQuery } from '../../../api/challenge-endpoints.ts';
import { useFreshness } from '../../../components/freshness.ts';
import { ChallengeNav } from '../../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../../components/page/ContextBar.tsx';
import { QueryState } from '../../../components/states/QueryState.tsx';
import { LivePanel } from './LivePanel.tsx';

/** The page of the live panel. */
export function DirectPage({ chOID }: { readonly chOID: string }) {
  const { isLive } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <QueryState isWholePage query={challenge}>
        {(found) => <LivePanel challenge={found} />}
      </QueryState>
    </>
  );
}
