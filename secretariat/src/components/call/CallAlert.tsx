import { Alert } from 'antd';
import { type Translate, useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { readRefusal } from './call-sentence.ts';

interface Props {
  readonly error: unknown;
  /** Offered when asking again may help. */
  readonly onRetry?: () => void;
}

const waitText = (seconds: number, t: Translate): string =>
  seconds < 60
    ? t('call.again.seconds', { count: Math.max(1, Math.ceil(seconds)) })
    : t('call.again.minutes', { count: Math.ceil(seconds / 60) });

/** A call that failed: the sentence for the reader, the code for who must mend it. */
export function CallAlert({ error, onRetry }: Props) {
  const { t } = useText();
  if (error === undefined) return null;
  const { sentence, call, id, detail, retryAfter } = readRefusal(error);
  const code = <small>{detail === '' ? id : t('call.code', { id, detail })}</small>;
  return (
    <Alert
      className="adm-gap"
      type="error"
      showIcon
      role="alert"
      title={t(sentence, { call })}
      description={
        <>
          {retryAfter !== undefined && <div>{waitText(retryAfter, t)}</div>}
          {code}
          {onRetry && (
            <div>
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
