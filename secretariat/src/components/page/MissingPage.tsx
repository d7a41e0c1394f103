import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { PageTitle } from './PageTitle.tsx';
import { paths } from './paths.ts';

/** Says that the secretariat has no such page. */
export function MissingPage() {
  const { t } = useText();
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <p className="muted adm-gap">{t('missing.text')}</p>
      <Link className="btn main" to={paths.challenges}>
        {t('challenges.title')}
      </Link>
    </>
  );
}
