import { isTemporary, type PublicError } from '../../api/public-error.ts';
import { useText } from '../../locales/use-text.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { LaneArt } from './LaneArt.tsx';
import './states.css';
import { useEffect, useEffectEvent } from 'react';

const RETRY_INTERVAL_MS = 10_000;

/** While `isWanted`, retries when the network is back, and every ten seconds if the page is visible. */
function useRetry(isWanted: boolean, retry: () => void): void {
  const retryIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') retry();
  });
  useEffect(() => {
    if (!isWanted) return;
    const onOnline = () => retryIfVisible();
    const timer = setInterval(() => retryIfVisible(), RETRY_INTERVAL_MS);
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isWanted]);
}

interface FailureProps {
  readonly error: PublicError;
  readonly onRetry: () => void;
  /** Whether it replaces the whole page, with its heading. */
  readonly isWholePage?: boolean;
}

/**
 * Shown when a call failed and there is no data: what happened, a button to retry, and the code in small print. Temporary
 * failures are retried automatically.
 */
export function Failure({ error, onRetry, isWholePage = false }: FailureProps) {
  const { t } = useText();
  useRetry(isTemporary(error), onRetry);
  const sentence = <Sentence text={t(error.sentence, { call: error.call ?? '' })} call={error.call} />;
  return (
    <div className={isWholePage ? 'failure oops' : 'failure'} role="alert">
      {isWholePage ? (
        <>
          <LaneArt />
          <PageTitle>{sentence}</PageTitle>
        </>
      ) : (
        <p>
          <strong>{sentence}</strong>
        </p>
      )}
      <button type="button" className={isWholePage ? 'btn main' : 'btn'} onClick={onRetry}>
        {t('retry')}
      </button>
      <p className="code">
        {error.id}
        {error.detail !== '' && ` – ${error.detail}`}
      </p>
    </div>
  );
}

/** What happened, with the name of the call in smaller type. */
function Sentence({ text, call }: { readonly text: string; readonly call: string | undefined }) {
  if (call === undefined) return text;
  const [before, after] = text.split(`(${call})`);
  return (
    <>
      {before}
      <span className="call">({call})</span>
      {after}
    </>
  );
}
