import type { ChallengeLine } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { placeLine } from '../../components/place-line.ts';
import { useText } from '../../locales/use-text.ts';

/** Under the live board: the other competitions that are live. */
export function LiveOthers({ others }: { readonly others: readonly ChallengeLine[] }) {
  const { t } = useText();
  if (others.length === 0) return null;
  return (
    <ul className="others">
      {others.map((challenge) => (
        <li key={challenge.oid}>
          <Link to={`/challenge/${challenge.oid}`}>
            <span className="live">
              <span className="sr">{t('live')}</span>
            </span>
            <span>
              {challenge.name}
              <span className="sub">{placeLine(challenge)}</span>
            </span>
            <span className="sub nb">{t('trials', { count: challenge.trials })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
