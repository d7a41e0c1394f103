import { lazyPage, useSearchParams } from 'shared-domain/platform';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { useHost } from '../../components/host.ts';
import { MissingPage } from '../../components/page/MissingPage.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';
import { NameForm } from './NameForm.tsx';
import { OrganisationList } from './OrganisationList.tsx';
import { useOpenOrganisationMutation } from './organisations-endpoints.ts';
import '../../components/table/table.css';

const OrganisationPage = lazyPage(() => import('./OrganisationPage.tsx'));

/** P11.1: the user's organisations, or the one in `?org=`. */
export function OrganisationsPage() {
  const { t } = useText();
  const [params] = useSearchParams();
  const orgOid = params.get('org');
  if (orgOid !== null) return <OrganisationByOid oid={orgOid} />;
  return (
    <>
      <PageTitle>{t('orgs.title')}</PageTitle>
      <OrganisationList />
      <OpenOrganisation />
    </>
  );
}

function OrganisationByOid({ oid }: { readonly oid: string }) {
  const query = useMyOrgsQuery();
  return (
    <QueryState query={query}>
      {(orgs) => {
        const org = orgs.find((one) => one.oid === oid);
        return org === undefined ? <MissingPage /> : <OrganisationPage org={org} />;
      }}
    </QueryState>
  );
}

/** A form for a new organisation, whose owner will be the user. */
function OpenOrganisation() {
  const { t } = useText();
  const { notify } = useHost();
  const { data: orgs = [] } = useMyOrgsQuery();
  const [open, { isLoading, error }] = useOpenOrganisationMutation();
  const save = async (name: string) => {
    const answer = await open(name);
    if (answer.error === undefined) notify(t('org.opened', { name }));
    return answer.error === undefined;
  };
  // Only owners of an organisation may open another one.
  if (!orgs.some(({ role }) => role === 'owner')) return null;
  return (
    <Section id="open-organisation" title={t('org.new')}>
      <NameForm name="" action={t('org.new.act')} isSaving={isLoading} error={error} onSave={save} />
    </Section>
  );
}
