import { listChallengeDays } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { LiveChip } from '../chips/ChallengeChips.tsx';
import { StarButton } from '../follow/StarButton.tsx';
import { Icon } from '../Icon.tsx';
import { PrintedAt } from '../PrintedAt.tsx';
import { SilentStadium } from '../states/SilentStadium.tsx';
import { toFollowedChallenge } from '../toolbar/list-tools.ts';
import { formatDayRange, formatShortDay } from './dates.ts';
import { ShareButton } from './ShareButton.tsx';
import './head.css';

interface ContextBarProps {
  readonly chOID: string;
  readonly challenge: Challenge | undefined;
  readonly isLive: boolean;
  /** Day of the trial shown (YYYY-MM-DD); without it the bar shows all days of the competition. */
  readonly day?: string | undefined;
}

/**
 * The bar below the top bar: link to the competition's programme, date and place, live state, follow and share. On paper, in its place, what
 * the page belongs to and when it was printed.
 */
export function ContextBar({ chOID, challenge, isLive, day }: ContextBarProps) {
  const { t, language } = useText();
  const allDays = challenge && formatDayRange(listChallengeDays(challenge), language);
  const dates = day === undefined ? allDays : formatShortDay(day, language);
  return (
    <>
      <div className="ctx">
        <div className="wrap">
          <Link className="back" to={`/challenge/${chOID}`}>
            <Icon name="back" />
            <span>{challenge?.name ?? t('programme')}</span>
          </Link>
          <span className="meta only-mid">{[dates, challenge?.place].filter(Boolean).join(' · ')}</span>
          {isLive && <span className="live">{t('live')}</span>}
          {challenge?.live === false && <LiveChip challenge={challenge} />}
          {challenge !== undefined && <StarButton item={toFollowedChallenge(challenge)} />}
          <ShareButton title={challenge?.name ?? ''} isIconOnly />
        </div>
      </div>
      <PrintedAt about={[challenge?.name, allDays, challenge?.place].filter(Boolean).join(' · ')} />
      <SilentStadium challenge={challenge} />
    </>
  );
}
