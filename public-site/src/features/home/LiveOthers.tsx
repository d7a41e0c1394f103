import type { ChallengeLine } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';

interface LiveOthersProps {
  readonly first: ChallengeLine;
  readonly others: readonly ChallengeLine[];
}

/** Under the live board: the way into its competition, and the others that are live. */
export function LiveOthers({ first, others }: LiveOthersProps) {
  const { t } = useText();
  return (
    <ul className="others">
      {[first, ...others].map((challenge) => (
        <li key={challenge.oid}>
          <Link to={`/challenge/${challenge.oid}`}>
            <span className="live">
              <span className="sr">{t('live')}</span>
            </span>
            <span>
              {challenge === first ? t('live.all', { name: challenge.name }) : challenge.name}
              <span className="sub">{[challenge.place, challenge.region].filter(Boolean).join(' · ')}</span>
            </span>
            <span className="sub nb">{t('trials', { count: challenge.trials })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
