import { type FormEvent, useId, useState } from 'react';
import { type ConfirmRequest, useTranslation } from 'shared-domain/platform';

interface ConfirmationFormProps {
  readonly request: ConfirmRequest;
  /** Why the typed text is refused. */
  readonly error: string | undefined;
  readonly onConfirm: (typed: string) => void;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
}

/** Enter confirms, Escape cancels; a security text must be typed exactly (P5.10). `data-first-focus` marks the first focus. */
export function ConfirmationForm({ request, error, onConfirm, onEdit, onCancel }: ConfirmationFormProps) {
  const { t } = useTranslation('shell');
  const { title, subTitle, action, securityText, destructive = false } = request;
  const [typed, setTyped] = useState('');
  const fieldId = useId();
  const messageId = useId();
  // A destructive action must not be confirmed by Enter alone.
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
            <label htmlFor={fieldId} className="type">
              {t('confirm.type')} <b>{securityText}</b>
            </label>
            <input
              id={fieldId}
              className="in"
              autoComplete="off"
              data-first-focus
              value={typed}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : messageId}
              onChange={(event) => {
                setTyped(event.target.value);
                onEdit();
              }}
            />
            {error !== undefined && (
              <p id={messageId} className="field-error" role="alert">
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
          {request.cancel ?? t('cancel')}
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
