import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { CredentialField } from '../../components/form/CredentialField.tsx';
import { useChosenPassword } from '../../components/form/use-chosen-password.ts';
import { useHost } from '../../components/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useChangePasswordMutation } from './account-endpoints.ts';

/** Changes one's password; every other session of the account ends. */
export function PasswordForm() {
  const { t } = useText();
  const { notify } = useHost();
  const [current, setCurrent] = useState('');
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const chosen = useChosenPassword(error);
  const isWrong = refusalOf(error).id === 'forbidden';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen.check()) return;
    const { data } = await change({ current, password: chosen.password });
    if (data === undefined) return;
    setCurrent('');
    chosen.setPassword('');
    notify(`${t('account.password.saved')} ${t('account.ended', { count: data.ended })}`);
  };
  return (
    <>
      <h3>{t('account.password')}</h3>
      <p className="muted">{t('account.password.help')}</p>
      <form className="credentials" onSubmit={(event) => void submit(event)}>
        {!isWrong && chosen.fault === undefined && <CallAlert error={error} />}
        <CredentialField
          type="password"
          label={t('account.password.current')}
          autoComplete="current-password"
          required
          fault={isWrong ? t('account.password.wrong') : undefined}
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <CredentialField
          type="password"
          label={t('account.password.new')}
          autoComplete="new-password"
          required={true}
          fault={chosen.fault}
          help={t('error.password')}
          value={chosen.password}
          onChange={({ target }) => chosen.setPassword(target.value)}
        />
        <Button type="submit" isBusy={isLoading}>
          {t('account.password.save')}
        </Button>
      </form>
    </>
  );
}
