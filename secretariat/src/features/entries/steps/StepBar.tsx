import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly nextLabel: string;
  readonly disabled?: boolean;
  readonly isLoading?: boolean;
  readonly children?: ReactNode;
}

/** The back and next buttons, always visible below long lists. */
export function StepBar({ onBack, onNext, nextLabel, disabled = false, isLoading = false, children }: Props) {
  const { t } = useText();
  return (
    <div className="step-bar">
      <Button onClick={onBack}>{t('entries.back')}</Button>
      <div className="step-said" aria-live="polite">
        {children}
      </div>
      <Button kind="main" isBusy={isLoading} disabled={disabled} onClick={onNext}>
        {nextLabel}
      </Button>
    </div>
  );
}
