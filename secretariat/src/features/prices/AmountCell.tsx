import { useId, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { formatEuros, formatTypedEuros, parseEuros } from './euros.ts';

interface Props {
  readonly cents: number;
  readonly row: string;
  readonly canWrite: boolean;
  /** `before`: the cents when typing began; resolves to whether the change is accepted. */
  readonly onChange: (before: number, after: number) => Promise<boolean>;
}

/** An amount typed in euros; one that is invalid, or that the server refuses, stays as typed and says so, and Escape restores the amount. */
export function AmountCell({ cents, row, canWrite, onChange }: Props) {
  const { t, language } = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<'bad' | 'unsaved'>();
  const isRefused = fault !== undefined;
  const [centsBefore, setCentsBefore] = useState(cents);
  if (!canWrite) return cents === 0 ? t('prices.free') : formatEuros(cents, language);
  const submit = async () => {
    if (typed === undefined) return;
    const next = parseEuros(typed);
    setFault(next === undefined ? 'bad' : undefined);
    if (next === undefined) return;
    const isAccepted = next === centsBefore || (await onChange(centsBefore, next));
    if (isAccepted) setTyped(undefined);
    else setFault('unsaved');
  };
  return (
    <>
      <input
        className="in price-amount"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('prices.amount.of', { row })}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? id : undefined}
        value={typed ?? formatEuros(cents, language)}
        onFocus={({ target }) => {
          if (typed === undefined) {
            setTyped(formatTypedEuros(cents, language));
            setCentsBefore(cents);
          }
          // Selecting would take the focus back if the reader has moved on meanwhile.
          requestAnimationFrame(() => target === document.activeElement && target.select());
        }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void submit()}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') {
            setTyped(formatTypedEuros(cents, language));
            setCentsBefore(cents);
            setFault(undefined);
          }
        }}
      />
      {isRefused && (
        <span id={id} className="table-refused">
          {fault === 'bad'
            ? t('prices.amount.bad')
            : t('prices.amount.unsaved', { amount: formatEuros(cents, language) })}
        </span>
      )}
    </>
  );
}
