import { useEffect } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { Removal } from './use-removal.ts';

/** How long the undo button is shown; the journal can undo for thirty days. */
const SHOWN_MS = 8000;

interface Props {
  readonly removal: Removal;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

/** Reports a deletion with a button to undo it. */
export function UndoBar({ removal, onUndo, onGone }: Props) {
  const { t } = useText();
  const { log, count } = removal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deletion restarts the timer
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [log, onGone]);
  return (
    <div className="undo-bar" role="status">
      <span>{t('trials.removed', { count })}</span>
      <Button onClick={onUndo}>{t('trials.remove.undo')}</Button>
    </div>
  );
}
