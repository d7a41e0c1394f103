import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { NameForm } from './NameForm.tsx';
import { useOpenOrganisationMutation } from './organisations-endpoints.ts';
import '../../components/table/table.css';

/** A new organisation, of which one is the owner. */
export function OpenOrganisation() {
  const { t } = useText();
  const { notify } = useHost();
  const { data: orgs = [] } = useMyOrgsQuery();
  const [open, { isLoading, error }] = useOpenOrganisationMutation();
  const save = async (name: string) => {
    const answer = await open(name);
    if (answer.error === undefined) notify(t('org.opened', { name }));
    return answer.error === undefined;
  };
  // A further one is opened by whoever answers for one already.
  if (!orgs.some(({ role }) => role === 'owner')) return null;
  return (
    <section className="sec" aria-labelledby="open-organisation">
      <header className="adm-sec">
        <h2 id="open-organisation">{t('org.new')}</h2>
      </header>
      <NameForm name="" action={t('org.new.act')} isSaving={isLoading} error={error} onName={save} />
    </section>
  );
}
