import { Door } from '../../components/Door.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { CredentialsForm } from './CredentialsForm.tsx';

/** Every address of the secretariat, to who has no session: no secured call is sent from here. */
export function SignInPage() {
  const { t } = useText();
  return (
    <Door>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <p className="muted adm-gap">{t('signIn.help')}</p>
      <CredentialsForm action={t('signIn.submit')} />
    </Door>
  );
}
