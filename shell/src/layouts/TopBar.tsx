import { Link, useTranslation } from 'shared-domain/platform';
import { useSearchDialog } from '../features/search/Search.tsx';
import { BurgerMenu } from './BurgerMenu.tsx';
import { Logo } from './Logo.tsx';

/** Logo, search, the links to the account and the organiser on wide screens, and the menu. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const openSearch = useSearchDialog();
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to="/" aria-label={t('home')}>
          <Logo />
        </Link>
        <button type="button" className="search-btn" aria-haspopup="dialog" onClick={openSearch}>
          <SearchIcon />
          {t('search.placeholder')} <kbd>Ctrl K</kbd>
        </button>
        <button
          type="button"
          className="icon-btn not-wide"
          aria-label={t('search')}
          aria-haspopup="dialog"
          onClick={openSearch}
        >
          <SearchIcon />
        </button>
        <Link className="btn only-wide-flex" to="/lecompte">
          {t('bar.account')}
        </Link>
        <Link className="btn only-wide-flex" to="/lemgr">
          {t('bar.organiser')}
        </Link>
        <BurgerMenu />
      </div>
    </header>
  );
}

function SearchIcon() {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4.3 4.3" />
    </svg>
  );
}
