import { PUBLIC_PAGES } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';

/** The way to the licence and the warranty, for who reads about data or takes software. */
export function EndUserLink() {
  const { t } = useText();
  return (
    <p>
      <Link to={PUBLIC_PAGES.endUser.path}>{t('endUser')}</Link>
    </p>
  );
}
