import { useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { OpenCompetition } from '../../components/page/OpenCompetition.tsx';
import { Programme } from './Programme.tsx';

/** P11.6: the programme of a competition. */
export function TrialsPage({ chOID }: { readonly chOID: string }) {
  const programme = useProgrammeQuery(chOID);
  return (
    <OpenCompetition chOID={chOID}>
      {(challenge, writable) => (
        <QueryState query={programme}>
          {(trials) => <Programme challenge={challenge} writable={writable} programme={trials} />}
        </QueryState>
      )}
    </OpenCompetition>
  );
}
