import '../trial/trial-status.css';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { PROTEST_OUTCOMES, type ProtestOutcome } from 'shared-domain';
import type { Protest, ProtestEdit } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useEditProtestMutation } from '../../api/protests.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { useRefusal } from '../call/use-refusal.ts';
import { Form } from '../form/Form.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useHost } from '../host.ts';
import { findProtestClock } from './protest-clock.ts';

interface Props {
  readonly chOID: string;
  readonly protest: Protest;
  /** Whom or what it is about. */
  readonly about: ReactNode;
  /** Whether it came after the time to protest. */
  readonly isLate: boolean;
  readonly now: number;
  /** Formats an instant, ISO or ms since 1970, in the time zone of the competition. */
  readonly formatTime: (at: string | number) => string;
  readonly canWrite: boolean;
  /** Where the results that it is about are corrected; undefined where they are beside it. */
  readonly resultsPath?: string;
}

/** One protest: its text, its stage, the time to appeal, and what may be done about it now. */
export function ProtestItem({ chOID, protest, about, isLate, now, formatTime, canWrite, resultsPath }: Props) {
  const { t } = useText();
  const host = useHost();
  const showRefusal = useRefusal();
  const [edit, { isLoading }] = useEditProtestMutation();
  const [openForm, setOpenForm] = useState<'answer' | 'verdict'>();
  const { stage, appealUntil } = findProtestClock(protest, now);
  const { oid, lodged, by, text, answered, outcome, answer, appealed, decided, verdict, reasons } = protest;
  const isUpheld = (verdict ?? outcome) === 'upheld';
  const send = async (body: ProtestEdit) => {
    const done = await edit({ chOID, trial: protest.trial, edit: body });
    if (done.error === undefined) setOpenForm(undefined);
    else showRefusal(done.error);
  };
  const remove = async () => {
    const isSure = await host.confirm({
      title: t('protests.delete.title'),
      subTitle: t('protests.delete.sub'),
      action: t('protests.delete'),
      destructive: true,
    });
    if (isSure) await send({ op: 'delete', protest: oid });
  };
  return (
    <li className="protest">
      <div className="protest-head">
        <span className={`stt ${stage === 'closed' ? 'official' : 'pending'}`}>{t(`protests.stage.${stage}`)}</span>
        <time className="num" dateTime={lodged}>
          {formatTime(lodged)}
        </time>
        <b>{about}</b> <span>{t('protests.from', { by })}</span>
        {isLate && <span className="stt pending">{t('protests.late')}</span>}
      </div>
      <p>{text}</p>
      {answered !== undefined && outcome !== undefined && (
        <p>
          <time className="num muted" dateTime={answered}>
            {formatTime(answered)}
          </time>{' '}
          {t(`protests.outcome.${outcome}`)}
          {answer !== undefined && ` – ${answer}`}
          {appealUntil !== undefined && <> · {t('protests.appealUntil', { time: formatTime(appealUntil) })}</>}
        </p>
      )}
      {appealed !== undefined && (
        <p>
          <time className="num muted" dateTime={appealed}>
            {formatTime(appealed)}
          </time>{' '}
          {t('protests.appealed')}
        </p>
      )}
      {decided !== undefined && verdict !== undefined && (
        <p>
          <time className="num muted" dateTime={decided}>
            {formatTime(decided)}
          </time>{' '}
          {t('protests.jury')} {t(`protests.outcome.${verdict}`)}
          {reasons !== undefined && ` – ${reasons}`}
        </p>
      )}
      {canWrite && openForm === undefined && (
        <div className="btns">
          {isUpheld && resultsPath !== undefined && (
            <Link className="btn main small" to={resultsPath}>
              {t('protests.correct')}
            </Link>
          )}
          {stage === 'open' && (
            <Button isSmall onClick={() => setOpenForm('answer')}>
              {t('protests.answer')}
            </Button>
          )}
          {stage === 'answered' && (
            <Button isSmall isBusy={isLoading} onClick={() => void send({ op: 'appeal', protest: oid })}>
              {t('protests.appeal')}
            </Button>
          )}
          {stage === 'appealed' && (
            <Button isSmall onClick={() => setOpenForm('verdict')}>
              {t('protests.verdict')}
            </Button>
          )}
          <Button kind="quiet" isSmall onClick={() => void remove()}>
            {t('protests.delete')}
          </Button>
        </div>
      )}
      {openForm !== undefined && (
        <OutcomeForm
          op={openForm}
          isBusy={isLoading}
          onOutcome={(one, words) =>
            void send({ op: openForm, protest: oid, outcome: one, ...(words === '' ? {} : { text: words }) })
          }
          onClose={() => setOpenForm(undefined)}
        />
      )}
    </li>
  );
}

interface OutcomeProps {
  readonly op: 'answer' | 'verdict';
  readonly isBusy: boolean;
  readonly onOutcome: (outcome: ProtestOutcome, words: string) => void;
  readonly onClose: () => void;
}

function OutcomeForm({ op, isBusy, onOutcome, onClose }: OutcomeProps) {
  const { t } = useText();
  const [outcome, setOutcome] = useState<ProtestOutcome | ''>('');
  const [words, setWords] = useState('');
  return (
    <Form className="bar-filters" onSend={() => outcome !== '' && onOutcome(outcome, words.trim())}>
      <SelectField<ProtestOutcome | ''>
        label={t(op === 'answer' ? 'protests.answer' : 'protests.verdict')}
        value={outcome}
        // Nothing is chosen beforehand: an outcome is not taken back.
        options={['' as const, ...PROTEST_OUTCOMES].map((value) => ({
          value,
          label: value === '' ? '–' : t(`protests.outcome.${value}`),
        }))}
        onChoose={setOutcome}
      />
      <TextField className="grow" label={t('protests.words')} maxLength={500} value={words} onText={setWords} />
      <div className="btns">
        <Button type="submit" kind="main" isBusy={isBusy} disabled={outcome === ''}>
          {t('protests.save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('protests.cancel')}
        </Button>
      </div>
    </Form>
  );
}
