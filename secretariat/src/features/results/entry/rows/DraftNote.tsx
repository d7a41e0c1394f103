import { type EventRef, formatValue, formatWalkCards } from 'shared-domain';
import type { Draft, MarkFields } from '../../../../api/marks/draft.ts';
import { useOutbox } from '../../../../api/marks/use-outbox.ts';
import { Button } from '../../../../components/Button.tsx';
import { formatError } from '../../../../components/call/call-sentence.ts';
import { formatMarkWithNet } from '../../../../components/sheet/mark-with-net.ts';
import { type Translate, useText } from '../../../../locales/use-text.ts';

/** Formats the fields of a draft on one line. */
function formatFields(
  { prf, attempts, wind, reaction, rule, walk }: MarkFields,
  event: EventRef,
  t: Translate,
): string {
  const series = (attempts ?? []).map((one) =>
    'h' in one ? `${one.h / 10}:${one.r}` : one.r === 'o' ? formatValue(one.v, event) : one.r,
  );
  const parts = [
    prf === undefined ? '' : formatMarkWithNet(prf, event, t),
    series.join(' '),
    wind == null ? '' : String(wind),
    reaction == null ? '' : String(reaction / 1000),
    rule ?? '',
    walk == null ? '' : formatWalkCards(walk.red),
  ];
  return parts.filter(Boolean).join(' · ') || '–';
}

interface Props {
  readonly draft: Draft | undefined;
  readonly event: EventRef;
  readonly columnCount: number;
}

/** Below a row: the server's refusal, or a conflict between two values, of which the user chooses one. */
export function DraftNote({ draft, event, columnCount }: Props) {
  const { t } = useText();
  const { outbox } = useOutbox();
  if (draft === undefined || (draft.state !== 'refused' && draft.state !== 'conflict')) return null;
  const { key, fields, theirs = {}, refusal } = draft;
  const [myText, theirText] = [formatFields(fields, event, t), formatFields(theirs, event, t)];
  return (
    <tr className="note">
      <td colSpan={columnCount}>
        <div role="alert">
          {draft.state === 'refused' ? (
            <>
              <p>{t('results.refused', { who: draft.who, mark: myText })}</p>
              {refusal !== undefined && <small>{formatError(refusal, t)}</small>}
              <div className="btns">
                <Button isSmall onClick={() => outbox.retry(key)}>
                  {t('retry')}
                </Button>
                <Button isSmall onClick={() => outbox.discard(key)}>
                  {t('results.giveUp')}
                </Button>
              </div>
            </>
          ) : (
            <>
              <p>
                {t(`results.conflict.${draft.isReplaced ? 'replaced' : 'text'}`, { mine: myText, theirs: theirText })}
              </p>
              <div className="btns">
                <Button isSmall onClick={() => outbox.settle(key, 'mine')}>
                  {t('results.conflict.mine', { mark: myText })}
                </Button>
                <Button isSmall onClick={() => outbox.settle(key, 'theirs')}>
                  {t('results.conflict.theirs', { mark: theirText })}
                </Button>
              </div>
            </>
          )}
        </div>
      </td>
    </tr>
  );
}
