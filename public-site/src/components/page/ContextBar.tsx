import { listChallengeDays } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { StarButton } from '../follow/StarButton.tsx';
import { Icon } from '../Icon.tsx';
import { challengeFollow } from '../toolbar/tools-of-lists.ts';
import { dayRange, shortDay } from './dates.ts';
import { ShareButton } from './ShareButton.tsx';
import './head.css';

interface ContextBarProps {
  readonly chOID: string;
  readonly challenge: Challenge | undefined;
  readonly live: boolean;
  /** Day of the trial shown (YYYY-MM-DD); without it the bar shows all days of the competition. */
  readonly day?: string | undefined;
}

/** The bar below the top bar: link to the competition's programme, date and place, live state, follow and share. */
export function ContextBar({ chOID, challenge, live, day }: ContextBarProps) {
  const { t, language } = useText();
  const when =
    day === undefined ? challenge && dayRange(listChallengeDays(challenge), language) : shortDay(day, language);
  return (
    <div className="ctx">
      <div className="wrap">
        <Link className="back" to={`/challenge/${chOID}`}>
          <Icon name="back" />
          <span>{challenge?.name ?? t('programme')}</span>
        </Link>
        <span className="meta only-mid">{[when, challenge?.place].filter(Boolean).join(' · ')}</span>
        {live && <span className="live">{t('live')}</span>}
        {challenge !== undefined && <StarButton item={challengeFollow(challenge)} />}
        <ShareButton title={challenge?.name ?? ''} iconOnly />
      </div>
    </div>
  );
}
