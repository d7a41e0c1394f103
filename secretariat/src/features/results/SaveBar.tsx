import type { ReactNode } from 'react';
import { hasOpenQuestion } from '../../api/marks/draft.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import { Button } from '../../components/Button.tsx';
import { useUnsavedGuard } from '../../components/form/use-unsaved-guard.ts';
import { unsentText } from '../../components/marks/unsent-text.ts';
import { WaitingReason } from '../../components/marks/WaitingReason.tsx';
import { useText } from '../../locales/use-text.ts';

/** How many marks the server has not, and why; it stays at the foot of the page. */
export function SaveBar({ oids, children }: { readonly oids: readonly string[]; readonly children?: ReactNode }) {
  const { t } = useText();
  const { drafts, outbox } = useOutbox();
  const own = drafts.filter(({ trial }) => oids.includes(trial));
  const bad = own.filter(({ state }) => state === 'refused' || state === 'conflict').length;
  const asked = own.filter((draft) => hasOpenQuestion(draft)).length;
  // Kept on this device, but nobody sends them while no page of the console is open.
  useUnsavedGuard(drafts.some(({ state }) => state === 'ready'));
  return (
    <div className="savebar">
      <span role="status">
        <b>{unsentText(own, t)}</b>
        {own.length > 0 && <WaitingReason separator=" · " />}
        {asked > 0 && <> · {t('results.toConfirm', { count: asked })}</>}
        {bad > 0 && <> · {t('results.toSettle', { count: bad })}</>}
      </span>
      {children}
      <div className="btns">
        <Button kind="main" disabled={own.length === 0} onClick={() => void outbox.flush()}>
          {t('results.send')}
        </Button>
      </div>
    </div>
  );
}
