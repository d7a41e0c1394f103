import { Link, useTranslation } from 'shared-domain/platform';
import { BurgerMenu } from './BurgerMenu.tsx';
import { Logo } from './Logo.tsx';

/** Logo, the two ways in on wide screens, and the menu. */
export function TopBar() {
  const { t } = useTranslation('shell');
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to="/" aria-label={t('home')}>
          <Logo />
        </Link>
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
