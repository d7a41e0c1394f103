import { useContext } from 'react';
import { Link, useLocation, useTranslation } from 'shared-domain/platform';
import { useChallengeQuery } from '../api/challenge-endpoints.ts';
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
  const chOID = useKnownChallenge(pathname);
  usePage({ title: t('notFound.title'), noindex: true });
  return (
    <main id="contenu" className="wrap">
      <div className="oops">
        <LaneArt />
        <PageTitle>{t('notFound.title')}</PageTitle>
        <p>{t('notFound.text')}</p>
        <div className="btns">
          {chOID !== undefined && (
            <Link className="btn main" to={`/challenge/${chOID}`}>
              {t('notFound.challenge')}
            </Link>
          )}
          <Link className={chOID === undefined ? 'btn main' : 'btn'} to="/">
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
        <p className="code">{pathname.startsWith(DRAWN_PATH) ? '\u00a0' : pathname}</p>
      </div>
    </main>
  );
}

/** The path under which the server draws this page, with the competition after it where there is one. */
const DRAWN_PATH = '/404';

/** The competition of the address, if there is one: the page that is missing in it leads back to it. */
function useKnownChallenge(pathname: string): string | undefined {
  const [, first, oid = ''] = pathname.split('/');
  const isDrawnByServer = `/${first}` === DRAWN_PATH && oid !== '';
  const { data } = useChallengeQuery(oid, { skip: first !== 'challenge' || oid === '' });
  return isDrawnByServer ? oid : data?.oid;
}
