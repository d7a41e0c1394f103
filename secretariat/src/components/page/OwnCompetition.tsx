import type { ReactNode } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { QueryState } from '../call/QueryState.tsx';
import { hasWriteRole } from '../has-write-role.ts';
import { MissingPage } from './MissingPage.tsx';
import { WaitingTitle } from './WaitingTitle.tsx';

interface Props {
  readonly chOID: string;
  /** `canWrite` is false for a member whose role only reads; the server decides again at every call. */
  readonly children: (challenge: Challenge, canWrite: boolean) => ReactNode;
}

/** A screen of one of the user's own competitions; for any other it shows that there is no such page. */
export function OwnCompetition({ chOID, children }: Props) {
  const challenges = useMyChallengesQuery();
  const orgs = useMyOrgsQuery();
  return (
    <QueryState waitingTitle={<WaitingTitle />} query={challenges}>
      {(list) => {
        const challenge = list.find(({ oid }) => oid === chOID);
        if (challenge === undefined) return <MissingPage />;
        // Until the role is known nothing is shown: cells would take the focus but accept no input.
        return (
          <QueryState waitingTitle={<WaitingTitle />} query={orgs}>
            {(memberships) =>
              children(
                challenge,
                memberships.some((org) => org.oid === challenge.org.oid && hasWriteRole(org)),
              )
            }
          </QueryState>
        );
      }}
    </QueryState>
  );
}
