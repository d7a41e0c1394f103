import { useContext } from 'react';
import { Link, useLocation, useTranslation } from 'shared-domain/platform';
import { useText } from '../locales/use-text.ts';
import { HostContext } from './host.ts';
import { PageTitle } from './page/PageTitle.tsx';
import { usePage } from './page/use-page.ts';
import { LaneArt } from './states/LaneArt.tsx';
import './states/states.css';

/** The page for an unknown address: shows its path, and links to go on. */
export function NotFound() {
  const { t } = useText();
  const { t: tPlatform } = useTranslation('platform');
  const openSearch = useContext(HostContext)?.openSearch;
  const { pathname } = useLocation();
  usePage({ title: t('notFound.title'), noindex: true });
  return (
    <main id="contenu" className="wrap">
      <div className="oops">
        <LaneArt />
        <PageTitle>{t('notFound.title')}</PageTitle>
        <p>{t('notFound.text')}</p>
        <div className="btns">
          <Link className="btn main" to="/">
            {t('home')}
          </Link>
          {openSearch !== undefined && (
            <button type="button" className="btn" onClick={openSearch}>
              {tPlatform('search.competition')}
            </button>
          )}
          {pathname.startsWith('/challenge') && (
            <Link className="btn" to="/challenges/fr">
              {t('challenges.all')}
            </Link>
          )}
        </div>
        <p className="code">{pathname}</p>
      </div>
    </main>
  );
}
