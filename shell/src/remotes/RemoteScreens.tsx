import { Link, useTranslation } from 'shared-domain/platform';
import './remotes.css';

/** The wait for a remote; past a few seconds it says so and offers a new attempt. */
export function RemoteWait({ onRetry }: { readonly onRetry?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <main id="contenu" className="wrap remote-wait" aria-busy="true">
      <div className="sk-page" aria-hidden="true">
        <i />
        <i />
        <b />
        <b />
        <b />
        <b />
      </div>
      {onRetry !== undefined && (
        <div className="remote-slow" role="status">
          <p>{t('remote.slow')}</p>
          <button type="button" className="btn" onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      )}
    </main>
  );
}

interface RemoteFailureProps {
  readonly why: 'down' | 'broken' | 'incompatible';
  readonly name: string;
  readonly onRetry: () => void;
}

export function RemoteFailure({ why, name, onRetry }: RemoteFailureProps) {
  const { t } = useTranslation('shell');
  return (
    <main id="contenu" className="wrap oops">
      <Lanes />
      <h1 tabIndex={-1}>{t(`remote.${why}.title`)}</h1>
      <p role="alert">{t(`remote.${why}.text`)}</p>
      <div className="btns">
        <button type="button" className="btn main" onClick={onRetry}>
          {t('retry')}
        </button>
        {why !== 'down' && (
          <Link className="btn" to="/">
            {t('home')}
          </Link>
        )}
      </div>
      <p className="code">{t('remote.code', { name, why })}</p>
    </main>
  );
}

/** Eight lanes, one of them stopped short: the house's way to say that something did not arrive. */
function Lanes() {
  return (
    <svg
      className="lanes"
      viewBox="0 0 640 96"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 8H640M0 24H640M0 40H640M0 72H640M0 88H640" strokeWidth="1" />
      <path className="go" d="M0 56H232" strokeWidth="3" />
    </svg>
  );
}
