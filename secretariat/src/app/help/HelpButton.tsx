import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { useSaveKey } from './use-save-key.ts';
import { useSignKeys } from './use-sign-keys.ts';

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

/** The list of shortcuts, by its button or by `?`. */
export function HelpButton() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  useSignKeys(useCallback(() => setOpen(true), []));
  useSaveKey();
  return (
    <>
      <Button
        kind="bare"
        className="adm-act only-mid"
        aria-label={t('frame.help')}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <Icon name="help" />
      </Button>
      <Suspense fallback={null}>{open && <HelpDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
