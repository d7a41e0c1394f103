import { lazyPage, useSearchParams } from 'shared-domain/platform';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { Missing } from '../../components/page/Missing.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { OpenOrganisation } from './OpenOrganisation.tsx';
import { OrganisationList } from './OrganisationList.tsx';

const OrganisationPage = lazyPage(() => import('./OrganisationPage.tsx'));

/** P11.1: the organisations of who is signed in, or one of them by `?org=`. */
export function OrganisationsPage() {
  const { t } = useText();
  const [params] = useSearchParams();
  const asked = params.get('org');
  if (asked !== null) return <AskedOrganisation oid={asked} />;
  return (
    <>
      <PageTitle>{t('orgs.title')}</PageTitle>
      <OrganisationList />
      <OpenOrganisation />
    </>
  );
}

function AskedOrganisation({ oid }: { readonly oid: string }) {
  const query = useMyOrgsQuery();
  return (
    <QueryState query={query}>
      {(orgs) => {
        const org = orgs.find((one) => one.oid === oid);
        return org === undefined ? <Missing /> : <OrganisationPage org={org} />;
      }}
    </QueryState>
  );
}
