import { paths } from '../../components/page/paths.ts';
import { BackLink, SignedOutLayout } from '../../components/page/SignedOutLayout.tsx';
import { useText } from '../../locales/use-text.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { UnsentMarksAlert } from './UnsentMarksAlert.tsx';

interface Props {
  /** The key of a mailed link that confirms an address, which happens after signing in. */
  readonly verifyKey?: string | undefined;
}

/** Shown at every address of the secretariat without a session; it sends no call that needs one. */
export function SignInPage({ verifyKey }: Props) {
  const { t } = useText();
  return (
    <SignedOutLayout title={t('signIn.title')}>
      <p className="muted adm-gap">{t(verifyKey === undefined ? 'signIn.help' : 'verify.signIn')}</p>
      <UnsentMarksAlert />
      <CredentialsForm action={t('signIn.submit')} />
      {verifyKey === undefined ? (
        <BackLink to={`${paths.challenges}?forgot`}>{t('forgot.link')}</BackLink>
      ) : (
        <BackLink to={`${paths.challenges}#reset=${encodeURIComponent(verifyKey)}`}>{t('verify.notMine')}</BackLink>
      )}
    </SignedOutLayout>
  );
}
