import { BackLink, Door } from '../../components/page/Door.tsx';
import { paths } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { LeftOnDevice } from './LeftOnDevice.tsx';

interface Props {
  /** Of a letter that asks to confirm an address: done once signed in. */
  readonly verifyKey?: string | undefined;
}

/** Every address of the secretariat, to who has no session: no secured call is sent from here. */
export function SignInPage({ verifyKey }: Props) {
  const { t } = useText();
  return (
    <Door title={t('signIn.title')}>
      <p className="muted adm-gap">{t(verifyKey === undefined ? 'signIn.help' : 'verify.signIn')}</p>
      <LeftOnDevice />
      <CredentialsForm action={t('signIn.submit')} />
      {verifyKey === undefined ? (
        <BackLink to={`${paths.challenges}?forgot`}>{t('forgot.link')}</BackLink>
      ) : (
        <BackLink to={`${paths.challenges}#reset=${encodeURIComponent(verifyKey)}`}>{t('verify.notMine')}</BackLink>
      )}
    </Door>
  );
}
