import { Link } from 'shared-domain/platform';
import { Door } from '../../components/page/Door.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
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
    <Door>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <p className="muted adm-gap">{t(verifyKey === undefined ? 'signIn.help' : 'verify.signIn')}</p>
      <LeftOnDevice />
      <CredentialsForm action={t('signIn.submit')} />
      <p className="adm-gap">
        {verifyKey === undefined ? (
          <Link className="link" to={`${paths.challenges}?forgot`}>
            {t('forgot.link')}
          </Link>
        ) : (
          <Link className="link" to={`${paths.challenges}#reset=${encodeURIComponent(verifyKey)}`}>
            {t('verify.notMine')}
          </Link>
        )}
      </p>
    </Door>
  );
}
