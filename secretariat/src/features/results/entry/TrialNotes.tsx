import { useState } from 'react';
import { type EventRef, formatWind } from 'shared-domain';
import type { ResultRow, SheetAnswer } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { formatLine, type Line } from '../../../components/sheet/line.ts';
import { formatMarkWithNet } from '../../../components/sheet/mark-with-net.ts';
import { formatTimeOrDay } from '../../../components/time/format-instant.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { useAddRemarkMutation, useDeleteRemarkMutation } from '../results-endpoints.ts';

interface Props {
  readonly sheet: SheetAnswer;
  readonly lines: readonly Line[];
  readonly event: EventRef;
  /** Time zone of the competition. */
  readonly tz: string;
  readonly canWrite: boolean;
}

/** The mark, or the wind of a race, before and after a correction, «11.90 → DQ»; undefined where another field was changed. */
function formatChange(
  { row, before, after }: SheetAnswer['corrections'][number],
  event: EventRef,
  t: Translate,
): string | undefined {
  const [old, now] = [before, after].map(({ prf, wind }) => {
    if (row === undefined) return typeof wind === 'number' ? formatWind(wind) : '–';
    return prf === undefined ? '–' : formatMarkWithNet(prf as ResultRow['prf'], event, t);
  });
  return old === now ? undefined : `${old} → ${now}`;
}

/** The remarks and corrections of a trial, and the form to add a remark. */
export function TrialNotes({ sheet, lines, tz, event, canWrite }: Props) {
  const { t, language } = useText();
  const { trial, remarks, corrections } = sheet;
  const [add, { isLoading }] = useAddRemarkMutation();
  const [remove] = useDeleteRemarkMutation();
  const [text, setText] = useState('');
  const [row, setRow] = useState('');
  const [isPublic, setPublic] = useState(false);
  const formatRowName = (key: string | undefined) => {
    const line = lines.find((one) => one.row === key);
    return line === undefined ? t('results.remark.all') : formatLine(line);
  };
  const formatTime = (at: string) => formatTimeOrDay(at, tz, language);
  const submitRemark = async () => {
    if (text.trim() === '') return;
    const body = { text: text.trim(), public: isPublic, ...(row === '' ? {} : { row }) };
    const answer = await add({ oid: trial.oid, body });
    if (answer.error === undefined) setText('');
  };
  const count = remarks.length + corrections.length;
  return (
    <details className="notes" open={count > 0 || undefined}>
      <summary>{t('results.notes', { count })}</summary>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.oid}>
            <time className="num muted">{formatTime(remark.at)}</time> <b>{formatRowName(remark.row)}</b>{' '}
            {[...(remark.rules ?? []), remark.text].filter(Boolean).join(' · ')}{' '}
            <span className="muted">{t(remark.public ? 'results.remark.public' : 'results.remark.private')}</span>
            {canWrite && (
              <Button
                isSmall
                className="remark-act"
                onClick={() => void remove({ oid: trial.oid, remark: remark.oid })}
              >
                {t('results.remark.delete')}
              </Button>
            )}
          </li>
        ))}
        {corrections.map((one) => (
          <li key={`${one.at} ${one.row ?? ''}`}>
            <time className="num muted">{formatTime(one.at)}</time>{' '}
            <b>{one.row === undefined ? t('results.wind') : formatRowName(one.row)}</b>{' '}
            {[formatChange(one, event, t), one.why].filter(Boolean).join(' · ')}{' '}
            <span className="muted">{t('results.corrected', { who: one.who?.email ?? '' })}</span>
          </li>
        ))}
      </ul>
      {canWrite && (
        <Form className="bar-filters" onSend={submitRemark}>
          <SelectField
            label={t('results.remark.about')}
            value={row}
            options={[
              { value: '', label: t('results.remark.all') },
              ...lines.map((line) => ({ value: line.row, label: formatLine(line) })),
            ]}
            onChoose={setRow}
          />
          <TextField className="grow" label={t('results.remark')} maxLength={500} value={text} onText={setText} />
          <CheckField checked={isPublic} onCheck={setPublic}>
            {t('results.remark.toPublic')}
          </CheckField>
          <Button type="submit" isBusy={isLoading} disabled={text.trim() === ''}>
            {t('results.remark.add')}
          </Button>
        </Form>
      )}
    </details>
  );
}
