import { useText } from '../../locales/use-text.ts';
import { useFollowed } from '../follow/use-followed.ts';
import { ONLY } from '../follow/use-only-followed.ts';
import { Icon } from '../Icon.tsx';
import { useParam } from '../page/use-param.ts';

/** «Suivis»: only the rows that the reader follows, in the address as every filter. Nobody followed, nothing to choose. */
export function FollowedToggle({ onDone }: { readonly onDone: () => void }) {
  const { t } = useText();
  const { entrants } = useFollowed();
  const [only, setOnly] = useParam(ONLY);
  if (entrants === 0 && only === '') return null;
  return (
    <button
      type="button"
      className="btn quiet"
      aria-pressed={only !== ''}
      onClick={() => {
        onDone();
        setOnly(only === '' ? '1' : '');
      }}
    >
      <Icon name="list" />
      {t('follow.filter')}
    </button>
  );
}
