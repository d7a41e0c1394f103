import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly next: string;
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly children?: ReactNode;
}

/** Back and on, always at hand under what may be a long list. */
export function StepBar({ onBack, onNext, next, disabled = false, loading = false, children }: Props) {
  const { t } = useText();
  return (
    <div className="step-bar">
      <Button onClick={onBack}>{t('entries.back')}</Button>
      <div className="step-said" aria-live="polite">
        {children}
      </div>
      <Button kind="main" isBusy={loading} disabled={disabled} onClick={onNext}>
        {next}
      </Button>
    </div>
  );
}
