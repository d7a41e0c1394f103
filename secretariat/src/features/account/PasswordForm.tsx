import { useState } from 'react';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useBusy } from '../../components/form/use-busy.ts';
import { useNewPassword } from '../../components/form/use-new-password.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useChangePasswordMutation } from './account-endpoints.ts';
import { useConfirmOtherSessionsEnd } from './stadium-sessions.ts';

/** Changes the user's password; all other sessions of the account end, that of a stadium's server once it is confirmed, if they can be read. */
export function PasswordForm() {
  const { t } = useText();
  const { notify } = useHost();
  const [current, setCurrent] = useState('');
  const [change, { error }] = useChangePasswordMutation();
  const confirmEnd = useConfirmOtherSessionsEnd();
  const newPassword = useNewPassword(error);
  const isWrongPassword = readRefusal(error).id === 'forbidden';
  const [isBusy, send] = useBusy(async () => {
    if (!newPassword.check() || !(await confirmEnd(t('account.password.save')))) return;
    const { data } = await change({ current, password: newPassword.password });
    if (data === undefined) return;
    setCurrent('');
    newPassword.setPassword('');
    notify(`${t('account.password.saved')} ${t('account.ended', { count: data.ended })}`);
  });
  return (
    <>
      <h3>{t('account.password')}</h3>
      <p className="muted">{t('account.password.help')}</p>
      <AccountForm
        action={t('account.password.save')}
        kind="plain"
        isBusy={isBusy}
        error={isWrongPassword || newPassword.fault !== undefined ? undefined : error}
        onSend={send}
      >
        <TextField
          type="password"
          label={t('account.password.current')}
          autoComplete="current-password"
          required
          fault={isWrongPassword ? t('account.password.wrong') : undefined}
          value={current}
          onText={setCurrent}
        />
        <TextField {...newPassword.field} label={t('account.password.new')} help={t('error.password')} />
      </AccountForm>
    </>
  );
}
