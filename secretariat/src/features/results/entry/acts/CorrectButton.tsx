import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ReasonDialog } from '../../../../components/form/ReasonDialog.tsx';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly reason: string | undefined;
  readonly onReason: (reason: string | undefined) => void;
}

/** Asks for the reason before official results can be changed; it is stored with every change made after that. */
export function CorrectButton({ reason, onReason }: Props) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  if (reason !== undefined) {
    return (
      <div className="correcting" role="status">
        <span>{t('results.correcting', { reason })}</span>
        <Button isSmall onClick={() => onReason(undefined)}>
          {t('results.correct.end')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('results.correct')}</Button>
      {isAsking && (
        <ReasonDialog
          title={t('results.correct.title')}
          help={t('results.correct.help')}
          action={t('results.correct.act')}
          onReason={onReason}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
