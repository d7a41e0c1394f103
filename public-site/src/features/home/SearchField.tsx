import { useContext } from 'react';
import { HostContext } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';

/** Opens the search; where the bar has its own field wide enough, this one is not shown. */
export function SearchField() {
  const { t } = useText();
  const openSearch = useContext(HostContext)?.openSearch;
  if (openSearch === undefined) return null;
  return (
    <button type="button" className="search home-search" aria-haspopup="dialog" onClick={openSearch}>
      <Icon name="search" />
      <span className="in">{t('home.search')}</span>
    </button>
  );
}
