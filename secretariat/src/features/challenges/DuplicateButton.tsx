import { lazy, Suspense, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../components/Button.tsx';
import { useText } from '../../locales/use-text.ts';

const DuplicateDialog = lazy(async () => ({ default: (await import('./DuplicateDialog.tsx')).DuplicateDialog }));

/** The same competition again on another date, hidden at first, with its programme but nobody in it. */
export function DuplicateButton({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={t('challenge.duplicate.of', { name: challenge.name })}>
        {t('challenge.duplicate')}
      </Button>
      <Suspense fallback={null}>
        {open && <DuplicateDialog challenge={challenge} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
