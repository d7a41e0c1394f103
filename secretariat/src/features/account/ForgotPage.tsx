import { Alert } from 'antd';
import { useState } from 'react';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { BackLink, SignedOutLayout } from '../../components/page/SignedOutLayout.tsx';
import { useText } from '../../locales/use-text.ts';
import { useForgotPasswordMutation } from './account-endpoints.ts';

/** Asks for an e-mail with a link to set a new password; the answer does not tell whether the address has an account. */
export default function ForgotPage() {
  const { t } = useText();
  const [email, setEmail] = useState('');
  const [requestReset, { isLoading, isSuccess, error }] = useForgotPasswordMutation();
  const cannotSendMail = readRefusal(error).id === 'conflict';
  return (
    <SignedOutLayout title={t('forgot.title')}>
      {isSuccess ? (
        <Alert type="success" showIcon role="status" title={t('forgot.sent', { email: email.trim() })} />
      ) : (
        <AccountForm
          action={t('forgot.act')}
          isBusy={isLoading}
          error={cannotSendMail ? undefined : error}
          onSend={() => requestReset(email.trim())}
        >
          <p className="muted adm-gap">{t('forgot.help')}</p>
          <TextField
            name="email"
            type="email"
            label={t('signIn.email')}
            required
            autoComplete="username"
            fault={cannotSendMail ? t('forgot.noMail') : undefined}
            value={email}
            onText={setEmail}
          />
        </AccountForm>
      )}
      <BackLink />
    </SignedOutLayout>
  );
}
