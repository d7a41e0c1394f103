import { type FormEvent, useId, useState } from 'react';
import { CallAlert } from '../../components/CallAlert.tsx';
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
  const [typed, setTyped] = useState(name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (next !== '' && next !== name && (await onName(next)) && name === '') setTyped('');
  };
  return (
    <>
      <form className="bar-filters" onSubmit={(event) => void submit(event)}>
        <div className="field org-name">
          <label htmlFor={id}>{t('org.name')}</label>
          <input
            id={id}
            className="in"
            autoComplete="organization"
            maxLength={200}
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <button type="submit" className="btn" disabled={isSaving}>
          {action}
        </button>
      </form>
      <CallAlert error={error} />
    </>
  );
}
