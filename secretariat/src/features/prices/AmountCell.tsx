import { useId, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { formatEuros, parseEuros, typedEuros } from './euros.ts';

interface Props {
  readonly cents: number;
  readonly row: string;
  readonly canWrite: boolean;
  /** From the amount that stood when typing began. */
  readonly onChange: (before: number, after: number) => Promise<boolean>;
}

/** An amount typed in euros. What is none stays as it was typed, and says so; Escape brings the amount back. */
export function AmountCell({ cents, row, canWrite, onChange }: Props) {
  const { t, language } = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState(false);
  const [before, setBefore] = useState(cents);
  if (!canWrite) return cents === 0 ? t('prices.free') : formatEuros(cents, language);
  const leave = async () => {
    if (typed === undefined) return;
    const next = parseEuros(typed);
    setRefused(next === undefined);
    if (next === undefined) return;
    // What the server refuses stays as it was typed.
    if (next === before || (await onChange(before, next))) setTyped(undefined);
  };
  return (
    <>
      <input
        className="in price-amount"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('prices.amount.of', { row })}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? id : undefined}
        value={typed ?? formatEuros(cents, language)}
        onFocus={({ target }) => {
          if (typed === undefined) {
            setTyped(typedEuros(cents, language));
            setBefore(cents);
          }
          // To select takes the focus: not from where the reader has gone on to.
          requestAnimationFrame(() => target === document.activeElement && target.select());
        }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void leave()}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') {
            setTyped(typedEuros(cents, language));
            setBefore(cents);
            setRefused(false);
          }
        }}
      />
      {refused && (
        <span id={id} className="table-refused">
          {t('prices.amount.bad')}
        </span>
      )}
    </>
  );
}
