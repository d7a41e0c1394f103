import { type FormEvent, useId, useRef, useState } from 'react';
import { nameHasAddress } from 'shared-domain';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly name: string;
  readonly action: string;
  readonly isSaving: boolean;
  readonly error: unknown;
  /** Resolves to whether the server took it. */
  readonly onName: (name: string) => Promise<boolean>;
}

/** One name, and what is done with it. What is refused stays as it was typed. */
export function NameForm({ name, action, isSaving, error, onName }: Props) {
  const { t } = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    setRefused(nameHasAddress(next));
    if (nameHasAddress(next)) return input.current?.focus();
    if (next !== '' && next !== name && (await onName(next)) && name === '') setTyped('');
  };
  return (
    <>
      <form className="bar-filters" onSubmit={(event) => void submit(event)}>
        <div className="field org-name">
          <label htmlFor={id}>{t('org.name')}</label>
          <input
            id={id}
            ref={input}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-fault` : undefined}
            className="in"
            autoComplete="organization"
            maxLength={200}
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isRefused && (
            <span id={`${id}-fault`} className="help">
              <span className="msg" role="alert">
                {t('error.organisation.address')}
              </span>
            </span>
          )}
        </div>
        <Button type="submit" isBusy={isSaving}>
          {action}
        </Button>
      </form>
      <CallAlert error={error} />
    </>
  );
}
