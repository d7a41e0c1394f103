import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { Build } from './use-build.ts';

/** Buttons to add one event, or a whole programme from a template. */
export function BuildActions({ build: { setOpenedWith } }: { readonly build: Build }) {
  const { t } = useText();
  return (
    <>
      <Button onClick={() => setOpenedWith('one')}>
        <Icon name="plus" />
        {t('trials.add')}
      </Button>
      <Button kind="main" onClick={() => setOpenedWith('template')}>
        {t('trials.build')}
      </Button>
    </>
  );
}
