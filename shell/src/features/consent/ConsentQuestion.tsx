import { Link, useTranslation } from 'shared-domain/platform';

interface ConsentQuestionProps {
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
  readonly onSettings: () => void;
}

/** The question about cookies: refusing is as easy as accepting, and looks the same. */
export function ConsentQuestion({ onAccept, onRefuse, onSettings }: ConsentQuestionProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <h2 id="consent-title" tabIndex={-1}>
        {t('consent.title')}
      </h2>
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
    </>
  );
}
