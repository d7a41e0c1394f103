import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { CredentialField } from '../../components/form/CredentialField.tsx';
import { useText } from '../../locales/use-text.ts';
import type { Proof } from './account-endpoints.ts';

interface Props {
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Whether the account has a second factor, whose code is asked for too. */
  readonly asksCode: boolean;
  readonly isDangerous?: boolean;
  /** Another field, before the password. */
  readonly children?: ReactNode;
  readonly onProof: (proof: Proof) => void;
}

/** Password, and code where there is one: what changes the account itself asks for them again. */
export function ProofForm({ action, isBusy, error, asksCode, isDangerous = false, children, onProof }: Props) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { id } = refusalOf(error);
  const isWrong = id === 'forbidden';
  const isWrongCode = id === 'code required';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onProof({ password, ...(code.trim() === '' ? {} : { code: code.trim() }) });
    setCode('');
  };
  return (
    <form className="credentials" onSubmit={submit}>
      {!isWrong && !isWrongCode && <CallAlert error={error} />}
      {children}
      <CredentialField
        type="password"
        label={t('account.password.current')}
        required={true}
        autoComplete="current-password"
        fault={isWrong ? t('account.password.wrong') : undefined}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {asksCode && (
        <CredentialField
          label={t('account.code')}
          required={true}
          autoComplete="one-time-code"
          spellCheck={false}
          fault={isWrongCode ? t('account.code.wrong') : undefined}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <Button type="submit" kind={isDangerous ? 'danger' : 'plain'} isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
