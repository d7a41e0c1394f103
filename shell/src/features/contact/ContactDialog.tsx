import { useTranslation } from 'shared-domain/platform';
import { readSiteFacts } from '../../components/site.ts';
import { useOpenDialog } from '../../components/use-open-dialog.ts';
import { ContactForm } from './ContactForm.tsx';
import '../../components/dialog.css';
import './contact.css';

interface ContactDialogProps {
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Says who the product is for and where questions about results go (P1.5), above the contact form. */
export function ContactDialog({ onClose, onSent }: ContactDialogProps) {
  const { t } = useTranslation('shell');
  const dialog = useOpenDialog();
  return (
    <dialog
      ref={dialog}
      className="dlg w800 full contact-dlg"
      aria-labelledby="contact-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dlg-head">
        <h2 id="contact-title" tabIndex={-1}>
          {t('contact.title')}
        </h2>
        <button type="button" className="icon-btn" aria-label={t('close')} onClick={onClose}>
          <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </div>
      <Logos />
      <div className="body">
        <p>
          <b>{t('contact.audience')}</b>
          {t('contact.purpose')}
        </p>
        <p className="muted">{t('contact.results')}</p>
      </div>
      <ContactForm onCancel={onClose} onSent={onSent} />
    </dialog>
  );
}

function Logos() {
  const { logos = [] } = readSiteFacts();
  if (logos.length === 0) return null;
  return (
    <div className="logos">
      {logos.map((logo) => (
        <img key={logo} src={logo} alt="" height={44} />
      ))}
    </div>
  );
}
