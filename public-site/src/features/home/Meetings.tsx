import type { ChallengeLine } from 'shared-domain/contract';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';
import { fullDay, today } from '../../components/page/dates.ts';
import { useText } from '../../locales/use-text.ts';
import { byWeek } from './weeks.ts';

interface MeetingsProps {
  readonly title: string;
  readonly challenges: readonly ChallengeLine[];
}

const NEAR = ['week.last', 'week.this', 'week.next'] as const;

/** Competitions by the week they begin in; nothing at all when there are none. */
export function Meetings({ title, challenges }: MeetingsProps) {
  const { t, language } = useText();
  if (challenges.length === 0) return null;
  return (
    <section className="sec" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {byWeek(challenges, today()).map(({ monday, away, items }) => {
        const near = NEAR[away + 1];
        return (
          <section key={monday}>
            <h3 className="week">{near === undefined ? t('week.of', { day: fullDay(monday, language) }) : t(near)}</h3>
            <ul className="rows">
              {items.map((challenge) => (
                <ChallengeRow key={challenge.oid} challenge={challenge} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
