import type { PublicError } from '../../api/public-error.ts';
import { useText } from '../../locales/use-text.ts';
import './states.css';

interface FailureProps {
  readonly error: PublicError;
  readonly onRetry: () => void;
}

/** A call failed and nothing is on screen: a plain sentence, a retry, and the code in small letters. */
export function Failure({ error, onRetry }: FailureProps) {
  const { t } = useText();
  return (
    <div className="failure" role="alert">
      <p>
        <strong>{t(error.sentence, { call: error.call ?? '' })}</strong>
      </p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
      <p className="code">
        {error.id}
        {error.detail !== '' && ` – ${error.detail}`}
      </p>
    </div>
  );
}
