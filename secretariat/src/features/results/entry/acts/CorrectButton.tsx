import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ReasonDialog } from '../../../../components/form/ReasonDialog.tsx';
import { useText } from '../../../../locales/use-text.ts';

/** Asks for the reason before official results can be changed; it is stored with every change made after that. */
export function CorrectButton({ onReason }: { readonly onReason: (reason: string) => void }) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
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

interface NoteProps {
  readonly reason: string;
  readonly onEnd: () => void;
}

/** Above official results that are being corrected: why, and the button that ends it. */
export function CorrectionNote({ reason, onEnd }: NoteProps) {
  const { t } = useText();
  return (
    <div className="correcting" role="status">
      <span>{t('results.correcting', { reason })}</span>
      <Button isSmall onClick={onEnd}>
        {t('results.correct.end')}
      </Button>
    </div>
  );
}
