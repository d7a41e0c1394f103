import { Link, PLATFORM_VERSION, useTranslation } from 'shared-domain/platform';
import { createAppError } from 'shared-domain/platform/state';
import { ErrorCode } from '../components/ErrorCode.tsx';
import { Lanes } from '../components/Lanes.tsx';
import type { PublishedRemote } from './remotes-list.ts';
import './remotes.css';

/** The loading screen of a remote; with `onRetry` it says that loading is slow and offers to retry. */
export function RemoteWait({ onRetry }: { readonly onRetry?: () => void }) {
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
      {onRetry !== undefined && <SlowNotice onRetry={onRetry} />}
    </main>
  );
}

/** Says that loading is slow, and offers to retry. */
export function SlowNotice({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className="remote-slow" role="status">
      <p>{t('remote.slow')}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

interface RemoteFailureProps {
  readonly why: 'down' | 'broken' | 'shellBehind' | 'remoteBehind';
  readonly name: string;
  /** The remote that does not fit this shell's platform. */
  readonly remote?: PublishedRemote;
  readonly onRetry: () => void;
}

export function RemoteFailure({ why, name, remote, onRetry }: RemoteFailureProps) {
  const { t } = useTranslation('shell');
  const detail = remote === undefined ? why : t('remote.platform', { ...remote, has: PLATFORM_VERSION });
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
      <ErrorCode error={createAppError(t('remote.code', { name }), detail)} />
    </main>
  );
}
