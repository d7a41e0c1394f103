import { Alert, Button } from 'antd';
import { useText } from '../locales/use-text.ts';
import { refusalOf } from './call-sentence.ts';

interface Props {
  readonly error: unknown;
  /** Offered when asking again may help. */
  readonly onRetry?: () => void;
}

/** A call that failed: the sentence for the reader, the code for who must mend it. */
export function CallAlert({ error, onRetry }: Props) {
  const { t } = useText();
  if (error === undefined) return null;
  const { sentence, call, id, detail } = refusalOf(error);
  return (
    <Alert
      className="adm-gap"
      type="error"
      showIcon
      role="alert"
      title={t(sentence, { call })}
      description={detail === '' ? <small>{id}</small> : <small>{t('call.code', { id, detail })}</small>}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    />
  );
}
