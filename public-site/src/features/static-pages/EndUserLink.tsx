import { PUBLIC_PAGES } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';

/** Link to the licence and the warranty, on the policy and downloads pages. */
export function EndUserLink() {
  const { t } = useText();
  return (
    <p>
      <Link to={PUBLIC_PAGES.endUser.path}>{t('endUser')}</Link>
    </p>
  );
}
