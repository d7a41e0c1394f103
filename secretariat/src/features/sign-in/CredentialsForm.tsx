import { useState } from 'react';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { AccountForm } from '../../components/form/AccountForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useText } from '../../locales/use-text.ts';
import { readLastEmail } from './last-email.ts';
import { type Credentials, useSignInMutation } from './sign-in-endpoints.ts';

interface Props {
  readonly action: string;
  /** Whether the first field takes the focus, as in a dialog. */
  readonly hasFocus?: boolean;
}

type Faults = Partial<Record<keyof Credentials, string>>;

/** The sign-in form, with the e-mail address that last signed in here; a refusal keeps what was typed. */
export function CredentialsForm({ action, hasFocus = false }: Props) {
  const { t } = useText();
  const [lastEmail] = useState(readLastEmail);
  const [email, setEmail] = useState(lastEmail);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [signIn, { isLoading, error }] = useSignInMutation();
  const [asksCode, setAsksCode] = useState(false);
  const isFieldError = ['unauthorized', 'code required'].includes(readRefusal(error).id);
  const send = async () => {
    const required = t('error.required');
    const missing: Faults = {
      ...(email.trim() === '' && { email: required }),
      ...(password === '' && { password: required }),
      ...(asksCode && code.trim() === '' && { code: required }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    const answer = await signIn({ email, password, ...(code.trim() !== '' && { code: code.trim() }) });
    const { id } = readRefusal(answer.error);
    if (id === 'unauthorized') setFaults({ password: t('call.unauthorized') });
    if (id !== 'code required') return;
    setAsksCode(true);
    if (asksCode) setFaults({ code: t('account.code.wrong') });
  };
  return (
    <AccountForm noValidate action={action} isBusy={isLoading} error={isFieldError ? undefined : error} onSend={send}>
      <TextField
        name="email"
        type="email"
        label={t('signIn.email')}
        fault={faults.email}
        autoFocus={hasFocus && lastEmail === ''}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        value={email}
        onText={setEmail}
      />
      <TextField
        name="password"
        type="password"
        label={t('signIn.password')}
        fault={faults.password}
        autoFocus={lastEmail !== ''}
        autoComplete="current-password"
        value={password}
        onText={setPassword}
      />
      {asksCode && (
        <TextField
          name="code"
          label={t('signIn.code')}
          fault={faults.code}
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onText={setCode}
        />
      )}
    </AccountForm>
  );
}
