import { lazy, Suspense, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';
import { DeleteButton } from './DeleteButton.tsx';

interface Props {
  readonly challenge: Challenge;
  /** Whether the user's role may change the competition. */
  readonly canWrite: boolean;
  /** In a row of a list. */
  readonly isSmall?: boolean;
  readonly onDeleted?: (() => void) | undefined;
}

/** What can be done with a competition: open its public page, duplicate it, delete it. */
export function ChallengeActions({ challenge, canWrite, isSmall = false, onDeleted }: Props) {
  const { t } = useText();
  const { oid, name, visible } = challenge;
  return (
    <div className="acts">
      {visible && (
        <Link
          className={isSmall ? 'btn small' : 'btn'}
          to={`/challenge/${oid}`}
          aria-label={t('challenge.view.of', { name })}
        >
          {t('challenge.view')}
        </Link>
      )}
      {canWrite && <DuplicateButton challenge={challenge} isSmall={isSmall} />}
      {canWrite && <DeleteButton challenge={challenge} isSmall={isSmall} onDeleted={onDeleted} />}
    </div>
  );
}

const DuplicateDialog = lazy(async () => ({ default: (await import('./DuplicateDialog.tsx')).DuplicateDialog }));

/** Duplicates a competition on another date: hidden at first, with its programme but without athletes. */
function DuplicateButton({ challenge, isSmall }: { readonly challenge: Challenge; readonly isSmall: boolean }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isSmall={isSmall}
        onClick={() => setOpen(true)}
        aria-label={t('challenge.duplicate.of', { name: challenge.name })}
      >
        {t('challenge.duplicate')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <DuplicateDialog challenge={challenge} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
