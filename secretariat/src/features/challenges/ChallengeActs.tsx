import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { DuplicateButton } from './DuplicateButton.tsx';

interface Props {
  readonly challenge: Challenge;
  /** Whether this account may write in the name of its organisation. */
  readonly writable: boolean;
  readonly onDeleted?: (() => void) | undefined;
}

/** What can be done with a competition: look at it as the public does, have it again, delete it. */
export function ChallengeActs({ challenge, writable, onDeleted }: Props) {
  const { t } = useText();
  const { oid, name, visible } = challenge;
  return (
    <div className="acts">
      {visible && (
        <Link className="btn act" to={`/challenge/${oid}`} aria-label={t('challenge.view.of', { name })}>
          {t('challenge.view')}
        </Link>
      )}
      {writable && <DuplicateButton challenge={challenge} />}
      {writable && <DeleteButton challenge={challenge} onDeleted={onDeleted} />}
    </div>
  );
}
