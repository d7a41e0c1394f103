import { type FormEvent, useId, useState } from 'react';
import { type CallError, useTranslation } from 'shared-domain/platform';
import { type ContactState, editContact, finishContact, openContact, sendContact } from 'shared-domain/platform/state';
import { ErrorCode, toAppError } from '../../components/ErrorCode.tsx';
import { useSendContactMutation } from './contact-api.ts';

interface ContactFormProps {
  readonly onCancel: () => void;
  readonly onSent: () => void;
}

/** Neither address nor message is validated, and nothing is said of either (P5.1). A message that could not be sent stays. */
export function ContactForm({ onCancel, onSent }: ContactFormProps) {
  const { t } = useTranslation('shell');
  const [draft, setDraft] = useState<ContactState>(openContact);
  const [website, setWebsite] = useState('');
  const [post, { error }] = useSendContactMutation();
  const fromId = useId();
  const contentId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { state, message } = sendContact(draft);
    if (message === undefined) return;
    setDraft(state);
    const answer = await post({ ...message, website });
    const failed = answer.error !== undefined;
    setDraft(finishContact(state, { failed }));
    if (!failed) onSent();
  }

  return (
    <form onSubmit={submit} noValidate aria-busy={draft.sending}>
      <div className="field">
        <label htmlFor={fromId}>{t('contact.from')}</label>
        <input
          id={fromId}
          className="in"
          type="email"
          autoComplete="email"
          value={draft.from}
          readOnly={draft.sending}
          onChange={(event) => setDraft(editContact(draft, { from: event.target.value }))}
        />
      </div>
      <div className="field">
        <label htmlFor={contentId}>{t('contact.content')}</label>
        <textarea
          id={contentId}
          className="in"
          rows={6}
          value={draft.content}
          readOnly={draft.sending}
          onChange={(event) => setDraft(editContact(draft, { content: event.target.value }))}
        />
      </div>
      <div className="trap" aria-hidden="true">
        <label>
          {t('contact.website')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </label>
      </div>
      {error !== undefined && !draft.sending && <Failure error={error as CallError} />}
      <div className="acts">
        <button type="button" className="btn" onClick={onCancel}>
          {t('contact.cancel')}
        </button>
        <button type="submit" className="btn main" aria-disabled={draft.sending}>
          {draft.sending ? t('contact.sending') : t('contact.send')}
        </button>
      </div>
    </form>
  );
}

/** Says why the message was not sent, and that it is not lost. */
function Failure({ error }: { readonly error: CallError }) {
  const { t } = useTranslation('shell');
  const { id } = error;
  const why = id === 'network error' || id === 'too many requests' ? t(`contact.failed.${id}`) : t('contact.failed');
  return (
    <div className="alert" role="alert">
      <p>
        <b>{why}</b> {t('contact.kept')}
      </p>
      <ErrorCode error={toAppError(error)} />
    </div>
  );
}
