import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';
import { OrganisationList } from './OrganisationList.tsx';

/** The user's organisations, below the competitions on the first page. */
export function OrganisationsSection() {
  const { t } = useText();
  return (
    <Section id="my-organisations" title={t('orgs.title')}>
      <OrganisationList />
    </Section>
  );
}
