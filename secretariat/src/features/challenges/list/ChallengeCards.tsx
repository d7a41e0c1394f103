import { useState } from 'react';
import { Link } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { formatChallengeDays } from '../../../components/time/challenge-days.ts';
import { useText } from '../../../locales/use-text.ts';
import { ChallengeActions } from '../acts/ChallengeActions.tsx';
import { VisibleSwitch } from '../acts/VisibleSwitch.tsx';
import { ChallengeState } from './ChallengeState.tsx';
import type { ChallengeListProps } from './ChallengeTable.tsx';

const PAGE_CARDS = 50;

/** P11.2 on narrow screens: one card for each competition. */
export function ChallengeCards({ caption, challenges, writableOrgs, now }: ChallengeListProps) {
  const { t, language } = useText();
  const [maxCards, setMaxCards] = useState(PAGE_CARDS);
  return (
    <>
      <ul className="adm-cards-list" aria-label={caption}>
        {challenges.slice(0, maxCards).map((challenge) => (
          <li key={challenge.oid}>
            <Link className="ev" to={buildCompetitionPath(challenge.oid)}>
              {challenge.name}
            </Link>
            <span className="sub">
              {formatChallengeDays(challenge, language)}
              {challenge.place !== undefined && ` · ${challenge.place}`}
            </span>
            <span className="adm-line">
              <ChallengeState challenge={challenge} now={now} />
              <span className="sub">{t('challenge.trials.count', { count: challenge.trials })}</span>
              {writableOrgs.has(challenge.org.oid) && (
                <>
                  <VisibleSwitch challenge={challenge} />
                  <span className="sub" aria-hidden="true">
                    {t('challenge.visible')}
                  </span>
                </>
              )}
            </span>
            <ChallengeActions challenge={challenge} canWrite={writableOrgs.has(challenge.org.oid)} />
          </li>
        ))}
      </ul>
      {challenges.length > maxCards && (
        <Button onClick={() => setMaxCards(maxCards + PAGE_CARDS)}>
          {t('challenges.more', { count: challenges.length - maxCards })}
        </Button>
      )}
    </>
  );
}
