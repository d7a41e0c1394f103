import { Alert } from 'antd';
import { useState } from 'react';
import { hasAddressInName } from 'shared-domain';
import { useNavigate } from 'shared-domain/platform';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { isEmail } from '../../components/form/is-email.ts';
import { TextField } from '../../components/form/TextField.tsx';
import { useNewPassword } from '../../components/form/use-new-password.ts';
import { paths } from '../../components/page/paths.ts';
import { SignedOutLayout } from '../../components/page/SignedOutLayout.tsx';
import { useText } from '../../locales/use-text.ts';
import { type FirstOrganiser, useCreateFirstOrganiserMutation } from './sign-in-endpoints.ts';

type Faults = Partial<Record<keyof FirstOrganiser, string>>;

/** The page of the one-time link of the server's first start: creates the first account and organisation, and signs in. */
export function FirstOrganiserPage({ linkKey }: { readonly linkKey: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [create, { isLoading, error }] = useCreateFirstOrganiserMutation();
  const [email, setEmail] = useState('');
  const newPassword = useNewPassword(error);
  const [organisation, setOrganisation] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const isSpent = ['forbidden', 'not found'].includes(readRefusal(error).id);
  const send = async () => {
    const newFaults: Faults = {
      ...(!isEmail(email) && { email: t(email.trim() === '' ? 'error.required' : 'error.email') }),
      ...(organisation.trim() === '' && { organisation: t('error.organisation') }),
      ...(hasAddressInName(organisation) && { organisation: t('error.organisation.address') }),
    };
    setFaults(newFaults);
    if (!newPassword.check() || Object.keys(newFaults).length > 0) return;
    const answer = await create({ key: linkKey, email, password: newPassword.password, organisation });
    if (answer.error === undefined) await navigate(paths.challenges, { replace: true });
  };
  return (
    <SignedOutLayout title={t('first.title')}>
      <p className="muted adm-gap">{t('first.help')}</p>
      {isSpent && <Alert type="error" showIcon title={t('first.spent')} role="alert" />}
      <AccountForm
        noValidate
        action={t('first.submit')}
        isBusy={isLoading}
        error={isSpent || newPassword.fault !== undefined ? undefined : error}
        onSend={send}
      >
        <TextField
          type="email"
          label={t('first.email')}
          fault={faults.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          value={email}
          onText={setEmail}
        />
        <TextField {...newPassword.field} label={t('first.password')} help={t('first.password.help')} />
        <TextField
          label={t('first.organisation')}
          fault={faults.organisation}
          help={t('first.organisation.help')}
          autoComplete="organization"
          maxLength={200}
          value={organisation}
          onText={setOrganisation}
        />
      </AccountForm>
    </SignedOutLayout>
  );
}
