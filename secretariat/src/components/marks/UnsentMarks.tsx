import { useOutbox } from '../../api/marks/use-outbox.ts';
import { useText } from '../../locales/use-text.ts';
import { formatUnsent } from './unsent-text.ts';
import { WaitingReason } from './WaitingReason.tsx';

/** In the bar of every screen: how many marks and bars this device still has to send, and why they wait. */
export function UnsentMarks() {
  const { t } = useText();
  const { drafts } = useOutbox();
  if (drafts.length === 0) return null;
  return (
    <span className="unsent">
      <span aria-hidden="true" className="only-phone num">
        {drafts.length}
      </span>
      <span className="words">{formatUnsent(drafts, t)}</span>
      <span className="sr">
        <WaitingReason separator=" – " />
      </span>
    </span>
  );
}
