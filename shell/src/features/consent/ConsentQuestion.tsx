import { Link, useTranslation } from 'shared-domain/platform';
import '../../components/dialog.css';
import './consent.css';

interface ConsentQuestionProps {
  readonly onAccept?: () => void;
  readonly onRefuse?: () => void;
  readonly onSettings?: () => void;
}

/**
 * The question about cookies (P2.4), which stays until it is answered: refusing is as easy as accepting, and looks the same. The page beside
 * it can be read and scrolled. The server draws it into every first page; one who has answered never sees that one (`first-theme.js`).
 */
export function ConsentQuestion({ onAccept, onRefuse, onSettings }: ConsentQuestionProps) {
  const { t } = useTranslation('shell');
  return (
    <dialog open className="dlg consent beside" aria-labelledby="consent-question">
      <h2 id="consent-question">{t('consent.title')}</h2>
      <div className="body">
        <p>{t('consent.what')}</p>
        <p className="sub">
          {t('consent.free')}{' '}
          <Link className="link" to="/policy">
            {t('consent.policy')}
          </Link>
          .
        </p>
      </div>
      <div className="acts even">
        <button type="button" className="btn main" onClick={onAccept}>
          {t('consent.accept')}
        </button>
        <button type="button" className="btn main" onClick={onRefuse}>
          {t('consent.refuse')}
        </button>
        <button type="button" className="btn full" onClick={onSettings}>
          {t('consent.settings')}
        </button>
      </div>
    </dialog>
  );
}
