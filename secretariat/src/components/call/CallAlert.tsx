import { Alert } from 'antd';
import type { CallError } from 'shared-domain/platform';
import { type Translate, useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { formatError, formatRefusal, readRefusal } from './call-sentence.ts';
import { TechnicalDetail } from './TechnicalDetail.tsx';
import './call-alert.css';

interface Props {
  readonly error: unknown;
  /** Given where calling again may help. */
  readonly onRetry?: () => void;
}

const formatWait = (seconds: number, t: Translate): string =>
  seconds < 60
    ? t('call.again.seconds', { count: Math.max(1, Math.ceil(seconds)) })
    : t('call.again.minutes', { count: Math.ceil(seconds / 60) });

/** More errors of one answer are not listed. */
const MAX_ERRORS = 20;

/** Shows why a call failed, in the reader's language, and, folded away, the server's own text for whoever is asked for help. */
export function CallAlert({ error, onRetry }: Props) {
  const { t } = useText();
  if (error === undefined) return null;
  const { id, detail, retryAfter } = readRefusal(error);
  const { errors = [] } = error as Partial<CallError>;
  const title = formatRefusal(error, t);
  const others = new Set(errors.slice(0, MAX_ERRORS).map((one) => formatError(one, t)));
  others.delete(title);
  return (
    <Alert
      className="adm-gap"
      type="error"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          {retryAfter !== undefined && <div>{formatWait(retryAfter, t)}</div>}
          {[...others].map((text) => (
            <div key={text}>{text}</div>
          ))}
          <TechnicalDetail text={detail === '' ? id : `${id} – ${detail}`} />
          {onRetry && (
            <div className="call-retry">
              <Button isSmall onClick={onRetry}>
                {t('retry')}
              </Button>
            </div>
          )}
        </>
      }
    />
  );
}
