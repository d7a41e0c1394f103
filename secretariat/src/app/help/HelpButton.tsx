import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { useCharacterKeys } from './use-character-keys.ts';
import { useSaveKey } from './use-save-key.ts';

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

/** Opens the list of shortcuts, also by `?`, and makes the shortcuts of every page work. */
export function HelpButton() {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  useCharacterKeys(useCallback(() => setOpen(true), []));
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
      <Suspense fallback={null}>{isOpen && <HelpDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
