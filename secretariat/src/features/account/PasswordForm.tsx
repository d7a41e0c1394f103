import { useState } from 'react';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useNewPassword } from '../../components/form/use-new-password.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useChangePasswordMutation, useLazySessionsQuery } from './account-endpoints.ts';
import { useConfirmStadiumEnd } from './stadium-sessions.ts';

/** Changes the user's password; all other sessions of the account end, that of a stadium's server once it is confirmed. */
export function PasswordForm() {
  const { t } = useText();
  const { notify } = useHost();
  const [current, setCurrent] = useState('');
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const [readSessions] = useLazySessionsQuery();
  const confirmEnd = useConfirmStadiumEnd();
  const newPassword = useNewPassword(error);
  const isWrongPassword = readRefusal(error).id === 'forbidden';
  const send = async () => {
    if (!newPassword.check()) return;
    // A list that cannot be read keeps nobody from changing a password that somebody else knows.
    const { data: sessions = [] } = await readSessions();
    if (!(await confirmEnd(sessions, t('account.password.save')))) return;
    const { data } = await change({ current, password: newPassword.password });
    if (data === undefined) return;
    setCurrent('');
    newPassword.setPassword('');
    notify(`${t('account.password.saved')} ${t('account.ended', { count: data.ended })}`);
  };
  return (
    <>
      <h3>{t('account.password')}</h3>
      <p className="muted">{t('account.password.help')}</p>
      <AccountForm
        action={t('account.password.save')}
        kind="plain"
        isBusy={isLoading}
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
