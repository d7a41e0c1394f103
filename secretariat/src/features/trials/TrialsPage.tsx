import { useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { WaitingTitle } from '../../components/page/WaitingTitle.tsx';
import { Programme } from './Programme.tsx';

/** P11.6: the programme of a competition. */
export function TrialsPage({ chOID }: { readonly chOID: string }) {
  const programme = useProgrammeQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <QueryState waitingTitle={<WaitingTitle />} query={programme}>
          {(trials) => <Programme challenge={challenge} canWrite={canWrite} programme={trials} />}
        </QueryState>
      )}
    </OwnCompetition>
  );
}
