import { formatHeight } from 'shared-domain';
import { isJumpOffBar, parseBarColumn } from '../../../../api/marks/bar-draft.ts';
import type { Draft } from '../../../../api/marks/draft.ts';
import { useOutbox } from '../../../../api/marks/use-outbox.ts';
import { Button } from '../../../../components/Button.tsx';
import { formatError } from '../../../../components/call/call-sentence.ts';
import { useText } from '../../../../locales/use-text.ts';
import { parseColumn } from './bar-columns.ts';

interface Props {
  readonly bars: readonly Draft[];
  readonly onWithdraw: (bar: Draft) => void;
}

/** Bars added on this page that are not sent yet; each can be withdrawn. */
export function UnsentBars({ bars, onWithdraw }: Props) {
  const { t } = useText();
  const { outbox } = useOutbox();
  if (bars.length === 0) return null;
  return (
    <ul className="unsent-bars" aria-label={t('results.bar.waiting')}>
      {bars.map((draft) => {
        const bar = formatHeight(parseColumn(parseBarColumn(draft))?.h ?? 0);
        const status = isJumpOffBar(draft) ? 'jumpOff' : draft.state === 'refused' ? 'refused' : 'unsent';
        return (
          <li key={draft.key}>
            <span>
              {t(`results.bar.waiting.${status}`, { bar })}
              {draft.refusal !== undefined && <small> {formatError(draft.refusal, t)}</small>}
            </span>
            {draft.state === 'refused' && (
              <Button isSmall onClick={() => outbox.retry(draft.key)}>
                {t('retry')}
              </Button>
            )}
            <Button isSmall aria-label={t('results.bar.withdraw.of', { bar })} onClick={() => onWithdraw(draft)}>
              {t('results.bar.withdraw')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
