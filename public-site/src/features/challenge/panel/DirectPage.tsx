import { useChallengeQuery } from '../../../api/challenge-endpoints.ts';
import { useFreshness } from '../../../components/live-context.ts';
import { ChallengeNav } from '../../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../../components/page/ContextBar.tsx';
import { QueryState } from '../../../components/states/QueryState.tsx';
import { LivePanel } from './LivePanel.tsx';

/** The page of the live panel. */
export function DirectPage({ chOID }: { readonly chOID: string }) {
  const { live } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} live={live} />
      <ChallengeNav chOID={chOID} />
      <QueryState page query={challenge}>
        {(found) => <LivePanel challenge={found} />}
      </QueryState>
    </>
  );
}
