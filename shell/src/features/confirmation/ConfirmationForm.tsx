import { type FormEvent, useId, useState } from 'react';
import { type ConfirmRequest, useTranslation } from 'shared-domain/platform';

interface ConfirmationFormProps {
  readonly request: ConfirmRequest;
  /** What is wrong with the text typed. */
  readonly error: string | undefined;
  readonly onConfirm: (typed: string) => void;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
}

/** Enter confirms, Escape cancels; a security text must be typed to the letter (P5.10). `data-first-focus`: where the focus begins. */
export function ConfirmationForm({ request, error, onConfirm, onEdit, onCancel }: ConfirmationFormProps) {
  const { t } = useTranslation('shell');
  const { title, subTitle, action, securityText, destructive = false } = request;
  const [typed, setTyped] = useState('');
  const field = useId();
  const message = useId();
  // An act that destroys is never one Enter away, any other is.
  const firstButton = securityText !== undefined ? undefined : destructive ? 'cancel' : 'act';

  function submit(event: FormEvent) {
    event.preventDefault();
    onConfirm(typed);
  }

  return (
    <form onSubmit={submit} noValidate>
      <h2 id="confirmation-title">{title}</h2>
      <div className="body">
        {subTitle !== undefined && <p>{subTitle}</p>}
        {securityText !== undefined && (
          <div className="field">
            <label htmlFor={field} className="type">
              {t('confirm.type')} <b>{securityText}</b>
            </label>
            <input
              id={field}
              className="in"
              autoComplete="off"
              data-first-focus
              value={typed}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : message}
              onChange={(event) => {
                setTyped(event.target.value);
                onEdit();
              }}
            />
            {error !== undefined && (
              <p id={message} className="field-error" role="alert">
                {error}
              </p>
            )}
          </div>
        )}
      </div>
      <div className="acts">
        <button
          type="button"
          className="btn"
          data-first-focus={firstButton === 'cancel' || undefined}
          onClick={onCancel}
        >
          {t('cancel')}
        </button>
        <button
          type="submit"
          className={destructive ? 'btn danger' : 'btn main'}
          data-first-focus={firstButton === 'act' || undefined}
        >
          {action}
        </button>
      </div>
    </form>
  );
}
