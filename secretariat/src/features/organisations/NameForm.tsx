import { useState } from 'react';
import { hasAddressInName } from 'shared-domain';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useText } from '../../locales/use-text.ts';

interface Props {
  /** The current name; empty where a new organisation gets its first one. */
  readonly name: string;
  /** The text of the submit button. */
  readonly action: string;
  readonly isSaving: boolean;
  readonly error: unknown;
  /** Resolves to whether the server accepted the name. */
  readonly onName: (name: string) => Promise<boolean>;
}

/** A form with the name of an organisation; a refused name stays as it was typed. */
export function NameForm({ name, action, isSaving, error, onName }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const send = async () => {
    const trimmedName = typed.trim();
    setRefused(hasAddressInName(trimmedName));
    if (hasAddressInName(trimmedName)) return;
    if (trimmedName !== '' && trimmedName !== name && (await onName(trimmedName)) && name === '') setTyped('');
  };
  return (
    <>
      <Form className="bar-filters" onSend={send}>
        <TextField
          className="org-name"
          label={t('org.name')}
          fault={isRefused ? t('error.organisation.address') : undefined}
          autoComplete="organization"
          maxLength={200}
          required
          value={typed}
          onText={setTyped}
        />
        <Button type="submit" isBusy={isSaving}>
          {action}
        </Button>
      </Form>
      <CallAlert error={error} />
    </>
  );
}
