import { useEffect } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { Removed } from './use-removal.ts';

/** How long what was deleted is offered back here; the journal offers it for thirty days. */
const OFFERED = 8000;

interface Props {
  readonly removed: Removed;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

/** «Épreuve supprimée – Annuler». */
export function UndoBar({ removed, onUndo, onGone }: Props) {
  const { t } = useText();
  const { log, count } = removed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deletion begins the time anew
  useEffect(() => {
    const timer = setTimeout(onGone, OFFERED);
    return () => clearTimeout(timer);
  }, [log, onGone]);
  return (
    <div className="undo-bar" role="status">
      <span>{t('trials.removed', { count })}</span>
      <Button onClick={onUndo}>{t('trials.remove.undo')}</Button>
    </div>
  );
}
