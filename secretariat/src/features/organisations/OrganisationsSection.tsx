import { useText } from '../../locales/use-text.ts';
import { OrganisationList } from './OrganisationList.tsx';

/** The same organisations under the competitions of the secretariat's first page. */
export function OrganisationsSection() {
  const { t } = useText();
  return (
    <section className="sec" aria-labelledby="my-organisations">
      <header className="adm-sec">
        <h2 id="my-organisations">{t('orgs.title')}</h2>
      </header>
      <OrganisationList />
    </section>
  );
}
