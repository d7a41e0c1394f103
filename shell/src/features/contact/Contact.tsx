import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import { useTranslation } from 'shared-domain/platform';
import '../../components/dialog.css';

const ContactContext = createContext<() => void>(() => undefined);

/** Opens the contact dialog from anywhere in the frame. */
export const useContact = (): (() => void) => useContext(ContactContext);

/** Whom the product is for, and where a question about a result goes (specification 1). */
export function ContactProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => dialog.current?.showModal(), []);
  return (
    <ContactContext value={open}>
      {children}
      <dialog ref={dialog} className="dlg w800" aria-labelledby="contact-title">
        <h2 id="contact-title">{t('contact.title')}</h2>
        <div className="body">
          <p>{t('contact.audience')}</p>
          <p>{t('contact.results')}</p>
        </div>
        <div className="acts">
          <button type="button" className="btn main" onClick={() => dialog.current?.close()}>
            {t('close')}
          </button>
        </div>
      </dialog>
    </ContactContext>
  );
}
