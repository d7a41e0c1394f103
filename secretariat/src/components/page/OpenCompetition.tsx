import type { ReactNode } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { QueryState } from '../call/QueryState.tsx';
import { mayWrite } from '../may-write.ts';
import { Missing } from './Missing.tsx';

interface Props {
  readonly chOID: string;
  /** `writable` is false for who only reads; the server decides again at every call. */
  readonly children: (challenge: Challenge, writable: boolean) => ReactNode;
}

/** A screen of a competition that is one of mine; of any other there is nothing here. */
export function OpenCompetition({ chOID, children }: Props) {
  const challenges = useMyChallengesQuery();
  const orgs = useMyOrgsQuery();
  return (
    <QueryState query={challenges}>
      {(list) => {
        const challenge = list.find(({ oid }) => oid === chOID);
        if (challenge === undefined) return <Missing />;
        // Before the role is known a screen would show cells that take the focus and no key.
        return (
          <QueryState query={orgs}>
            {(known) =>
              children(
                challenge,
                known.some((org) => org.oid === challenge.org.oid && mayWrite(org)),
              )
            }
          </QueryState>
        );
      }}
    </QueryState>
  );
}
