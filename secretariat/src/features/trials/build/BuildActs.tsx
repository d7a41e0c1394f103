import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { Build } from './use-build.ts';

/** Adds one event, or a whole programme from a template. */
export function BuildActs({ build: { setOpen } }: { readonly build: Build }) {
  const { t } = useText();
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen('one')}>
        <Icon name="plus" />
        {t('trials.add')}
      </button>
      <button type="button" className="btn main" onClick={() => setOpen('template')}>
        {t('trials.build')}
      </button>
    </>
  );
}
