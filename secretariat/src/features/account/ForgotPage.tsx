import { Alert } from 'antd';
import { type FormEvent, useState } from 'react';
import { Link } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { CredentialField } from '../../components/form/CredentialField.tsx';
import { Door } from '../../components/page/Door.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { paths } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { useForgotPasswordMutation } from './account-endpoints.ts';

/** Asks for a letter with a link to a new password; says the same whether the address has an account or not. */
export default function ForgotPage() {
  const { t } = useText();
  const [email, setEmail] = useState('');
  const [forget, { isLoading, isSuccess, error }] = useForgotPasswordMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void forget(email.trim());
  };
  return (
    <Door>
      <PageTitle>{t('forgot.title')}</PageTitle>
      {isSuccess ? (
        <Alert type="success" showIcon role="status" title={t('forgot.sent', { email: email.trim() })} />
      ) : (
        <form className="credentials" onSubmit={submit}>
          <p className="muted adm-gap">{t('forgot.help')}</p>
          <CallAlert error={refusalOf(error).id === 'conflict' ? undefined : error} />
          <CredentialField
            name="email"
            type="email"
            label={t('signIn.email')}
            required={true}
            autoComplete="username"
            fault={refusalOf(error).id === 'conflict' ? t('forgot.noMail') : undefined}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" kind="main" isBusy={isLoading}>
            {t('forgot.act')}
          </Button>
        </form>
      )}
      <p className="adm-gap">
        <Link className="link" to={paths.challenges}>
          {t('forgot.back')}
        </Link>
      </p>
    </Door>
  );
}
