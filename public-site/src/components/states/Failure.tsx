import { isPassing, type PublicError } from '../../api/public-error.ts';
import { useText } from '../../locales/use-text.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { LaneArt } from './LaneArt.tsx';
import './states.css';
import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 10_000;

/** While `isWanted`, retries when the network is back, and every ten seconds if the page is visible. */
function useRetry(isWanted: boolean, retry: () => void): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') retry();
  });
  useEffect(() => {
    if (!isWanted) return;
    const onOnline = () => again();
    const timer = setInterval(() => again(), EVERY_MS);
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
  readonly page?: boolean;
}

/**
 * Shown when a call failed and there is no data: what happened, a button to retry, and the code in small print. Temporary
 * failures are retried automatically.
 */
export function Failure({ error, onRetry, page = false }: FailureProps) {
  const { t } = useText();
  useRetry(isPassing(error), onRetry);
  const sentence = <Sentence words={t(error.sentence, { call: error.call ?? '' })} call={error.call} />;
  return (
    <div className={page ? 'failure oops' : 'failure'} role="alert">
      {page ? (
        <>
          <LaneArt />
          <PageTitle>{sentence}</PageTitle>
        </>
      ) : (
        <p>
          <strong>{sentence}</strong>
        </p>
      )}
      <button type="button" className={page ? 'btn main' : 'btn'} onClick={onRetry}>
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
function Sentence({ words, call }: { readonly words: string; readonly call: string | undefined }) {
  if (call === undefined) return words;
  const [before, after] = words.split(`(${call})`);
  return (
    <>
      {before}
      <span className="call">({call})</span>
      {after}
    </>
  );
}
