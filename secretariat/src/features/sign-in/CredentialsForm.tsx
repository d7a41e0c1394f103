import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { refusalOf } from '../../components/call/call-sentence.ts';
import { CredentialField } from '../../components/form/CredentialField.tsx';
import { useText } from '../../locales/use-text.ts';
import { type Credentials, useSignInMutation } from './sign-in-endpoints.ts';

interface Props {
  readonly action: string;
  /** Whether the first field takes the focus, as in a dialog. */
  readonly focused?: boolean;
}

type Faults = Partial<Record<keyof Credentials, string>>;

/**
 * E-mail and password. A refusal keeps both, says why, and leaves the reader where they were. The browser's own form: antd's
 * would be a tenth of what a first visit loads, for two fields.
 */
export function CredentialsForm({ action, focused = false }: Props) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [signIn, { isLoading, error }] = useSignInMutation();
  const refused = ['unauthorized', 'code required'].includes(refusalOf(error).id);
  const [asksCode, setAsksCode] = useState(false);
  const refuse = (found: Faults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const submit = async ({ elements }: HTMLFormElement) => {
    const typed = (name: keyof Credentials) => (elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
    const code = typed('code').trim();
    const credentials = {
      email: typed('email'),
      password: typed('password'),
      ...(code === '' ? {} : { code }),
    };
    const required = t('error.required');
    const missing = {
      ...(credentials.email.trim() === '' ? { email: required } : {}),
      ...(credentials.password === '' ? { password: required } : {}),
      ...(asksCode && code === '' ? { code: required } : {}),
    };
    if (refuse(missing)) return;
    const answer = await signIn(credentials);
    const { id } = refusalOf(answer.error);
    if (id === 'unauthorized') refuse({ password: t('call.unauthorized') });
    if (id !== 'code required') return;
    setAsksCode(true);
    if (asksCode) refuse({ code: t('account.code.wrong') });
  };
  return (
    <form
      ref={form}
      className="credentials"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit(event.currentTarget);
      }}
    >
      {!refused && <CallAlert error={error} />}
      <CredentialField
        name="email"
        type="email"
        label={t('signIn.email')}
        fault={faults.email}
        focused={focused}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
      />
      <CredentialField
        name="password"
        type="password"
        label={t('signIn.password')}
        fault={faults.password}
        autoComplete="current-password"
      />
      {asksCode && (
        <CredentialField
          name="code"
          label={t('signIn.code')}
          fault={faults.code}
          focused={true}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" kind="main" isBusy={isLoading}>
        {action}
      </Button>
    </form>
  );
}
