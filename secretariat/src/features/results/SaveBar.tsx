import type { ReactNode } from 'react';
import { hasOpenQuestion, isUnreadable } from '../../api/marks/draft.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import { Button } from '../../components/Button.tsx';
import { useUnsavedGuard } from '../../components/form/use-unsaved-guard.ts';
import { formatUnsent } from '../../components/marks/unsent-text.ts';
import { WaitingReason } from '../../components/marks/WaitingReason.tsx';
import { watchBarHeight } from '../../components/page/watch-bar-height.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly oids: readonly string[];
  /** Called with the element that takes the counts and acts of the only sheet of the page. */
  readonly onSlot?: ((slot: HTMLElement | null) => void) | undefined;
  readonly children?: ReactNode;
}

/** The bar at the bottom of the page: how many marks are not sent yet, and why. */
export function SaveBar({ oids, onSlot, children }: Props) {
  const { t } = useText();
  const { drafts, outbox } = useOutbox();
  const ownDrafts = drafts.filter(({ trial }) => oids.includes(trial));
  // Beside the counts of a sheet, which say how many rows are to be corrected.
  const countedDrafts = onSlot === undefined ? ownDrafts : ownDrafts.filter((draft) => !isUnreadable(draft));
  const unsettledCount = ownDrafts.filter(({ state }) => state === 'refused' || state === 'conflict').length;
  const questionCount = ownDrafts.filter((draft) => hasOpenQuestion(draft)).length;
  // They are stored on this device, but are only sent while a page of the console is open.
  useUnsavedGuard(drafts.some(({ state }) => state === 'ready'));
  return (
    <div ref={watchBarHeight} className="savebar">
      <span role="status">
        {(countedDrafts.length > 0 || ownDrafts.length === 0) && <b>{formatUnsent(countedDrafts, t)}</b>}
        {countedDrafts.length > 0 && <WaitingReason separator=" · " />}
        {questionCount > 0 && <> · {t('results.toConfirm', { count: questionCount })}</>}
        {unsettledCount > 0 && <> · {t('results.toSettle', { count: unsettledCount })}</>}
      </span>
      {onSlot !== undefined && <div className="sheet-slot" ref={onSlot} />}
      {children}
      <div className="btns">
        <Button kind="main" disabled={ownDrafts.length === 0} onClick={() => void outbox.flush()}>
          {t('results.send')}
        </Button>
      </div>
    </div>
  );
}
