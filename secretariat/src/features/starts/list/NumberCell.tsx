import { useId, useRef, useState } from 'react';
import type { StartEdit } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { formatStart } from '../../../components/trial/start-name.ts';
import type { StartEdits } from '../../../components/trial/use-start-edits.ts';
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
  readonly edit: StartEdits['edit'];
}

const MAX_LANE = 99;

/** An editable lane or bib. A number that another row has is not sent but reported; lanes can be swapped. */
export function NumberCell({ field, value, row, trial, who, others, clash, canWrite, edit }: Props) {
  const { t } = useText();
  const faultId = useId();
  const [typedText, setTypedText] = useState(value);
  // Enter and blur both submit; the second must not send the same text again.
  const sentText = useRef(value);
  const text = typedText.trim();
  const conflictingRow =
    text === '' || text === value
      ? clash
      : others.find((one) => one.row !== row.row && String(one[field] ?? '') === text);
  const isUnreadable = field === 'lane' && text !== '' && !(/^\d{1,2}$/.test(text) && Number(text) <= MAX_LANE);
  const fault = isUnreadable
    ? t('starts.lane.unreadable')
    : conflictingRow && t(`starts.${field}.taken`, { number: text, who: formatStart(conflictingRow) });
  const submit = async () => {
    if (text === sentText.current || fault !== undefined || (field === 'bib' && text === '')) return;
    sentText.current = text;
    const change: StartEdit =
      field === 'bib'
        ? { op: 'bib', trial, row: row.row, bib: text }
        : { op: 'move', trial, row: row.row, lane: text === '' ? null : Number(text) };
    if (await edit([change])) return;
    sentText.current = value;
    setTypedText(value);
  };
  if (!canWrite) return <>{value}</>;
  return (
    <>
      <input
        className={`in number ${field}`}
        aria-label={t(`starts.${field}.of`, { who })}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        inputMode={field === 'lane' ? 'numeric' : 'text'}
        maxLength={field === 'lane' ? 2 : 40}
        value={typedText}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTypedText(target.value)}
        onBlur={() => void submit()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void submit();
          if (key === 'Escape') setTypedText(value);
        }}
      />
      {fault !== undefined && (
        <span id={faultId} className="number-fault" role="alert">
          {fault}
          {field === 'lane' && conflictingRow !== undefined && text !== value && (
            <Button
              isSmall
              onClick={() => void edit([{ op: 'swap', trial, row: row.row, with: { trial, row: conflictingRow.row } }])}
            >
              {t('starts.swap')}
            </Button>
          )}
        </span>
      )}
    </>
  );
}
