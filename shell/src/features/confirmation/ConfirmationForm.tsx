import { type FormEvent, useId, useState } from 'react';
import { type ConfirmRequest, useTranslation } from 'shared-domain/platform';

interface ConfirmationFormProps {
  readonly request: ConfirmRequest;
  readonly onAnswer: (confirmed: boolean) => void;
}

/** Enter confirms, Escape cancels; a security text must be typed to the letter (specification 5). */
export function ConfirmationForm({ request, onAnswer }: ConfirmationFormProps) {
  const { t } = useTranslation('shell');
  const { title, subTitle, action, securityText, destructive = false } = request;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useId();
  const error = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (securityText !== undefined && typed !== securityText) setWrong(true);
    else onAnswer(true);
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
              // biome-ignore lint/a11y/noAutofocus: the dialog has just been opened to ask for this text
              autoFocus
              value={typed}
              aria-invalid={wrong}
              aria-describedby={wrong ? error : undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
            {wrong && (
              <p id={error} className="field-error" role="alert">
                {t('confirm.invalid')}
              </p>
            )}
          </div>
        )}
      </div>
      <div className="acts">
        <button
          type="button"
          className="btn"
          // biome-ignore lint/a11y/noAutofocus: an act that destroys is never one Enter away
          autoFocus={destructive && securityText === undefined}
          onClick={() => onAnswer(false)}
        >
          {t('cancel')}
        </button>
        <button type="submit" className={destructive ? 'btn danger' : 'btn main'}>
          {action}
        </button>
      </div>
    </form>
  );
}
