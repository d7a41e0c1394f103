import { PageTitle } from '../../components/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { OrganisationList } from './OrganisationList.tsx';

/** S1: the organisations of who is signed in. */
export function OrganisationsPage() {
  const { t } = useText();
  return (
    <>
      <PageTitle>{t('orgs.title')}</PageTitle>
      <OrganisationList />
    </>
  );
}
