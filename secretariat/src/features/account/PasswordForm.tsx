import { type FormEvent, useId, useState } from 'react';
import { SHORTEST_PASSWORD } from 'shared-domain/contract';
import { CallAlert } from '../../components/CallAlert.tsx';
import { refusalOf } from '../../components/call-sentence.ts';
import { useHost } from '../../components/host.ts';
import { passwordFault } from '../../components/password-fault.ts';
import { useText } from '../../locales/use-text.ts';
import { useChangePasswordMutation } from './account-endpoints.ts';

/** Changes one's password; every other session of the account ends. */
export function PasswordForm() {
  const { t } = useText();
  const id = useId();
  const { notify } = useHost();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const isWrong = refusalOf(error).id === 'forbidden';
  const fault = passwordFault(error, t);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await change({ current, password });
    if (data === undefined) return;
    setCurrent('');
    setPassword('');
    notify(`${t('account.password.saved')} ${t('account.ended', { count: data.ended })}`);
  };
  return (
    <>
      <h3>{t('account.password')}</h3>
      <p className="muted">{t('account.password.help')}</p>
      <form className="bar-filters" onSubmit={(event) => void submit(event)}>
        <div className="field org-name">
          <label htmlFor={`${id}c`}>{t('account.password.current')}</label>
          <input
            id={`${id}c`}
            className="in"
            type="password"
            required
            autoComplete="current-password"
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? `${id}w` : undefined}
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
          />
          {isWrong && (
            <span id={`${id}w`} className="table-refused" role="alert">
              {t('account.password.wrong')}
            </span>
          )}
        </div>
        <div className="field org-name">
          <label htmlFor={`${id}n`}>{t('account.password.new')}</label>
          <input
            id={`${id}n`}
            className="in"
            type="password"
            required
            minLength={SHORTEST_PASSWORD}
            autoComplete="new-password"
            title={t('error.password')}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? undefined : `${id}f`}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          {fault !== undefined && (
            <span id={`${id}f`} className="table-refused" role="alert">
              {fault}
            </span>
          )}
        </div>
        <button type="submit" className="btn" disabled={isLoading}>
          {t('account.password.save')}
        </button>
      </form>
      {!isWrong && fault === undefined && <CallAlert error={error} />}
    </>
  );
}
