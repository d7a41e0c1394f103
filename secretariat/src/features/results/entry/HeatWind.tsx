import { formatTypedWind, formatWind } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { buildDraftKey, HEAT_ROW } from '../../../api/marks/draft.ts';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import { TextField } from '../../../components/form/TextField.tsx';
import { useTypedText } from '../../../components/form/use-typed-text.ts';
import { readWind } from '../../../components/sheet/typed-wind.ts';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  readonly trial: Trial;
  readonly reason: string | undefined;
  readonly isReadOnly: boolean;
}

/** The wind of a race, stored and sent like a mark. */
export function HeatWind({ trial, reason, isReadOnly }: Props) {
  const { t } = useText();
  const { outbox, drafts } = useOutbox();
  const key = buildDraftKey(trial.oid, HEAT_ROW);
  const draft = drafts.find((one) => one.key === key);
  const storedWind = trial.dets.wind ?? null;
  const typed = useTypedText(draft?.typed.wind ?? (storedWind === null ? '' : formatTypedWind(storedWind)));
  const text = typed.value;
  const wind = readWind(text);
  const putDraft = (value: string, state: 'typing' | 'ready') => {
    const parsedWind = readWind(value);
    if (parsedWind === storedWind) {
      outbox.discard(key);
      return;
    }
    outbox.saveTyped({
      key,
      chOID: trial.chOID,
      trial: trial.oid,
      row: HEAT_ROW,
      who: t('results.wind'),
      typed: { wind: value },
      fields: parsedWind === undefined ? {} : { wind: parsedWind },
      before: { wind: storedWind },
      revision: 0,
      state: parsedWind === undefined ? 'typing' : state,
      ...(reason === undefined ? {} : { reason }),
    });
  };
  const finish = () => {
    typed.end();
    if (outbox.findDraft(key)?.state === 'typing') putDraft(text, 'ready');
  };
  return (
    <TextField
      className="heat-wind"
      label={t('results.wind')}
      fault={wind === undefined ? t('results.fault.wind') : undefined}
      help={draft !== undefined && wind != null ? t('results.wind.read', { wind: formatWind(wind) }) : undefined}
      isNumeric
      inputMode="decimal"
      autoComplete="off"
      value={text}
      readOnly={(isReadOnly || draft?.state === 'conflict') && !typed.isTyping}
      onText={(next) => {
        typed.type(next);
        putDraft(next, 'typing');
      }}
      onBlur={({ target }) => {
        if (document.activeElement !== target) finish();
      }}
      onFocus={({ target }) => {
        if (!typed.isTyping) target.select();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          typed.end();
          outbox.discard(key);
        }
        if (event.key !== 'Enter') return;
        event.preventDefault();
        finish();
        const section = event.currentTarget.closest('section');
        section?.querySelector<HTMLInputElement>('input[data-c="mark"]')?.focus();
      }}
    />
  );
}
