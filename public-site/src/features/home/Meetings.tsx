import type { ChallengeLine } from 'shared-domain/contract';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';

interface MeetingsProps {
  readonly title: string;
  readonly challenges: readonly ChallengeLine[];
}

/** A short list of competitions; nothing at all when it is empty. */
export function Meetings({ title, challenges }: MeetingsProps) {
  if (challenges.length === 0) return null;
  return (
    <section className="sec" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <ul className="rows">
        {challenges.map((challenge) => (
          <ChallengeRow key={challenge.oid} challenge={challenge} />
        ))}
      </ul>
    </section>
  );
}
