import { type ReactNode, useState } from 'react';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useText } from '../../locales/use-text.ts';
import type { AccountProof } from './account-endpoints.ts';

interface Props {
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Whether the account has a second factor, whose code is asked for too. */
  readonly asksCode: boolean;
  readonly isDangerous?: boolean;
  /** Further fields, above the password. */
  readonly children?: ReactNode;
  readonly onProof: (proof: AccountProof) => void;
}

/** Asks again for the password and the code, as any change to the account itself does. */
export function ProofForm({ action, isBusy, error, asksCode, isDangerous = false, children, onProof }: Props) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { id } = readRefusal(error);
  const isWrongPassword = id === 'forbidden';
  const isWrongCode = id === 'code required';
  const send = () => {
    setCode('');
    return onProof({ password, ...(code.trim() !== '' && { code: code.trim() }) });
  };
  return (
    <AccountForm
      action={action}
      kind={isDangerous ? 'danger' : 'plain'}
      isBusy={isBusy}
      error={isWrongPassword || isWrongCode ? undefined : error}
      onSend={send}
    >
      {children}
      <TextField
        type="password"
        label={t('account.password.current')}
        required
        autoFocus={children === undefined}
        autoComplete="current-password"
        fault={isWrongPassword ? t('account.password.wrong') : undefined}
        value={password}
        onText={setPassword}
      />
      {asksCode && (
        <TextField
          label={t('account.code')}
          required
          autoComplete="one-time-code"
          spellCheck={false}
          fault={isWrongCode ? t('account.code.wrong') : undefined}
          value={code}
          onText={setCode}
        />
      )}
    </AccountForm>
  );
}
