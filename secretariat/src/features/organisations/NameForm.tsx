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
  readonly onSave: (name: string) => Promise<boolean>;
}

/** A form with the name of an organisation; a refused name stays as it was typed. */
export function NameForm({ name, action, isSaving, error, onSave }: Props) {
  const { t } = useText();
  const [typedName, setTypedName] = useState(name);
  const [hasAddress, setHasAddress] = useState(false);
  const send = async () => {
    const trimmedName = typedName.trim();
    setHasAddress(hasAddressInName(trimmedName));
    if (hasAddressInName(trimmedName)) return;
    if (trimmedName !== '' && trimmedName !== name && (await onSave(trimmedName)) && name === '') setTypedName('');
  };
  return (
    <>
      <Form className="bar-filters" onSend={send}>
        <TextField
          className="org-name"
          label={t('org.name')}
          fault={hasAddress ? t('error.organisation.address') : undefined}
          autoComplete="organization"
          maxLength={200}
          required
          value={typedName}
          onText={setTypedName}
        />
        <Button type="submit" isBusy={isSaving}>
          {action}
        </Button>
      </Form>
      <CallAlert error={error} />
    </>
  );
}
