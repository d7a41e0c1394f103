import { useId, useRef, useState } from 'react';
import type { StartEdit } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import type { Edits } from '../../../components/trial/use-start-edits.ts';
import { whoOf } from '../../../components/trial/who.ts';
import { useText } from '../../../locales/use-text.ts';
import type { Start } from '../starts-endpoints.ts';

interface Props {
  readonly field: 'lane' | 'bib';
  readonly value: string;
  readonly row: Start;
  readonly trial: string;
  readonly who: string;
  readonly others: readonly Start[];
  readonly clash: Start | undefined;
  readonly canWrite: boolean;
  readonly edit: Edits['edit'];
}

const MAX_LANES = 99;

/** A lane or a bib, typed in place. One that somebody has is not sent: it says whose it is, and a lane can be exchanged. */
export function NumberCell({ field, value, row, trial, who, others, clash, canWrite, edit }: Props) {
  const { t } = useText();
  const note = useId();
  const [typed, setTyped] = useState(value);
  // Enter sends, and so does leaving the cell: one of them does.
  const sent = useRef(value);
  const text = typed.trim();
  const taken =
    text === '' || text === value
      ? clash
      : others.find((one) => one.row !== row.row && String(one[field] ?? '') === text);
  const unreadable = field === 'lane' && text !== '' && !(/^\d{1,2}$/.test(text) && Number(text) <= MAX_LANES);
  const fault = unreadable
    ? t('starts.lane.unreadable')
    : taken && t(`starts.${field}.taken`, { number: text, who: whoOf(taken) });
  const send = async () => {
    if (text === sent.current || fault !== undefined || (field === 'bib' && text === '')) return;
    sent.current = text;
    const change: StartEdit =
      field === 'bib'
        ? { op: 'bib', trial, row: row.row, bib: text }
        : { op: 'move', trial, row: row.row, lane: text === '' ? null : Number(text) };
    if (await edit([change])) return;
    sent.current = value;
    setTyped(value);
  };
  if (!canWrite) return <>{value}</>;
  return (
    <>
      <input
        className={`in number ${field}`}
        aria-label={t(`starts.${field}.of`, { who })}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : note}
        inputMode={field === 'lane' ? 'numeric' : 'text'}
        maxLength={field === 'lane' ? 2 : 40}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void send()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void send();
          if (key === 'Escape') setTyped(value);
        }}
      />
      {fault !== undefined && (
        <span id={note} className="number-fault" role="alert">
          {fault}
          {field === 'lane' && taken !== undefined && text !== value && (
            <Button
              isSmall
              onClick={() => void edit([{ op: 'swap', trial, row: row.row, with: { trial, row: taken.row } }])}
            >
              {t('starts.swap')}
            </Button>
          )}
        </span>
      )}
    </>
  );
}
